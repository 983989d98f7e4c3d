/** Where somebody speaks, in seconds. */
export interface Spoken {
  start: number;
  end: number;
}

export interface SpeechFacts {
  seconds: number;
  spoken: Spoken[];
  /** Seconds of silence of at least one second between two spoken parts. */
  pauses: Spoken[];
  /** Estimated from the beats of the voice; null where too little was said. */
  wordsPerMinute: number | null;
}

const frameSeconds = 0.02;
const shortestPause = 0.35;
const longPause = 1;
const shortestSpoken = 0.15;
/** Beats of a voice for each word, between English and French. */
const beatsPerWord = 1.55;

/** Reads the sound of a video and finds where somebody speaks. Runs on this device alone. */
export async function findSpeech(video: Blob): Promise<Spoken[]> {
  return (await measureSpeech(video)).spoken;
}

/** Length, pauses and pace of what is said in a video. */
export async function measureSpeech(video: Blob): Promise<SpeechFacts> {
  const context = new OfflineAudioContext(1, 1, 16_000);
  const sound = await context.decodeAudioData(await video.arrayBuffer());
  return speechOf(sound.getChannelData(0), sound.sampleRate);
}

/** The same of bare samples. What is louder than the background by some 10 decibels counts as speech. */
export function speechOf(samples: Float32Array, rate: number): SpeechFacts {
  const levels = loudness(samples, Math.round(rate * frameSeconds));
  const sorted = [...levels].sort((a, b) => a - b);
  const quiet = sorted[Math.floor(sorted.length * 0.1)] ?? -90;
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? -90;
  // A recording without pauses has no quiet to compare with: then half way down from the loud is the line.
  const line = Math.max(-50, Math.min(quiet + 10, loud - 12));
  const seconds = samples.length / rate;
  const spoken = loud < -48 ? [] : joinParts(levels, line);
  const spokenSeconds = spoken.reduce((sum, part) => sum + part.end - part.start, 0);
  const beats = countBeats(levels, line);
  return {
    seconds,
    spoken,
    pauses: spoken.slice(1).flatMap((part, index) => {
      const start = spoken[index]?.end ?? part.start;
      return part.start - start >= longPause ? [{ start, end: part.start }] : [];
    }),
    wordsPerMinute:
      spokenSeconds < 3 ? null : Math.round(beats / beatsPerWord / (withShortPauses(spoken) / 60) / 5) * 5,
  };
}

function loudness(samples: Float32Array, frame: number): number[] {
  const levels: number[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) {
    let sum = 0;
    for (let index = at; index < at + frame; index += 1) sum += (samples[index] ?? 0) ** 2;
    levels.push(10 * Math.log10(sum / frame + 1e-10));
  }
  return levels;
}

function joinParts(levels: readonly number[], line: number): Spoken[] {
  const parts: Spoken[] = [];
  levels.forEach((level, index) => {
    if (level < line) return;
    const start = index * frameSeconds;
    const last = parts.at(-1);
    if (last && start - last.end < shortestPause) last.end = start + frameSeconds;
    else parts.push({ start, end: start + frameSeconds });
  });
  return parts.filter((part) => part.end - part.start >= shortestSpoken);
}

/** Syllables rise above what surrounds them; two of them are at least 120 ms apart. */
function countBeats(levels: readonly number[], line: number): number {
  const smooth = levels.map((_, at) => {
    const near = levels.slice(Math.max(0, at - 2), at + 3);
    return near.reduce((sum, level) => sum + level, 0) / near.length;
  });
  let beats = 0;
  let low = Number.POSITIVE_INFINITY;
  let peak = Number.NEGATIVE_INFINITY;
  let lastAt = -10;
  smooth.forEach((level, at) => {
    if (level > peak) peak = level;
    if (peak - level > 1.5 && peak > line && peak - low > 1.5 && at - lastAt >= 6) {
      beats += 1;
      lastAt = at;
      low = level;
      peak = Number.NEGATIVE_INFINITY;
    }
    if (level < low) {
      low = level;
      peak = level;
    }
  });
  return beats;
}

function withShortPauses(spoken: readonly Spoken[]): number {
  return spoken.reduce((sum, part, index) => {
    const gap = index === 0 ? 0 : part.start - (spoken[index - 1]?.end ?? part.start);
    return sum + part.end - part.start + (gap < longPause ? gap : 0);
  }, 0);
}

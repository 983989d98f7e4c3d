export interface Level {
  /** 0 to 1, for a bar. */
  value: number;
  /** Nothing was heard for three seconds, or the loudest moments are cut off. */
  hint: 'silent' | 'loud' | null;
}

const silentBelow = -50;
const loudFrom = 0.99;

/** Measures the microphone twenty times a second until it is ended. */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: Level) => void): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 2048;
  audio.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let heardAt = performance.now();
  let loudAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const { decibels, peak } = measure(samples);
    const now = performance.now();
    if (decibels > silentBelow) heardAt = now;
    if (peak >= loudFrom) loudAt = now;
    const hint = now - heardAt > 3000 ? 'silent' : now - loudAt < 2000 ? 'loud' : null;
    onLevel({ value: Math.max(0, Math.min(1, (decibels + 60) / 60)), hint });
  }, 50);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

/** Loudness in decibels below full scale, and the loudest sample. */
function measure(samples: Float32Array): { decibels: number; peak: number } {
  let sum = 0;
  let peak = 0;
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { decibels: 10 * Math.log10(sum / samples.length + 1e-14), peak };
}

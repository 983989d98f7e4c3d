import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { MicrophoneIcon } from '#web/design/icons/subject-icons.tsx';
import { type Level, watchLevel } from '#web/features/video/media/level.ts';

interface LevelMeterProps {
  /** Nothing is measured before it is there. */
  microphone: MediaStreamTrack | null;
  /** What is said while there is none. */
  absent: string;
  /** Told when what is wrong with the sound changes. */
  onHint(hint: Level['hint']): void;
}

const bars = Array.from({ length: 12 }, (_, bar) => bar);

/** Bars that move with the voice, and a word on what they mean. */
export function LevelMeter({ microphone, absent, onHint }: LevelMeterProps) {
  const [{ value, hint }, setLevel] = useState<Level>({ value: 0, hint: null });
  const [wasHeard, setWasHeard] = useState(false);
  useEffect(() => {
    if (!microphone) return;
    const stopWatching = watchLevel(microphone, (next) => {
      setLevel(next);
      if (next.value > 0.3) setWasHeard(true);
    });
    return () => {
      stopWatching();
      setLevel({ value: 0, hint: null });
      setWasHeard(false);
    };
  }, [microphone]);
  useEffect(() => {
    onHint(hint);
  }, [hint, onHint]);
  const words = { silent: m.video_level_silent, loud: m.video_level_loud };
  const heard = wasHeard ? m.video_level_good() : m.video_level_speak();
  return (
    <>
      <MicrophoneIcon size="sm" />
      {microphone && (
        <meter className="sr" aria-label={m.video_check_level()} min={0} max={1} value={value} />
      )}
      <span className="video-level" aria-hidden="true">
        {bars.map((bar) => (
          <i key={bar} data-on={value * bars.length > bar || undefined} />
        ))}
      </span>
      <span role="status">{microphone ? (hint ? words[hint]() : heard) : absent}</span>
    </>
  );
}

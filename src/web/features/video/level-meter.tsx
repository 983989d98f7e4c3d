import { useEffect, useState } from 'react';
import { m } from '#texts/messages.js';
import { type Level, watchLevel } from '#web/features/video/media/level.ts';

/** A bar that moves with the voice, and a sentence on what it means. */
export function LevelMeter({ microphone }: { microphone: MediaStreamTrack }) {
  const [level, setLevel] = useState<Level>({ value: 0, hint: null });
  const [wasHeard, setWasHeard] = useState(false);
  useEffect(() => {
    const stopWatching = watchLevel(microphone, (next) => {
      setLevel(next);
      if (next.value > 0.3) setWasHeard(true);
    });
    return stopWatching;
  }, [microphone]);
  const text =
    level.hint === 'silent'
      ? m.video_check_silent()
      : level.hint === 'loud'
        ? m.video_check_loud()
        : wasHeard
          ? m.video_check_good()
          : m.video_check_speak();
  return (
    <div className="video-level">
      <meter className="sr" aria-label={m.video_check_level()} min={0} max={1} value={level.value} />
      <div className="video-level-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(level.value * 100)}%` }} />
      </div>
      <p className="video-hint" role="status">
        {text}
      </p>
    </div>
  );
}

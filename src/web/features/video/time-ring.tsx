import { m } from '#texts/messages.js';
import { minutesAndSeconds } from './time.ts';

/** The time left, as a ring that empties; its last thirty seconds stand out. */
export function TimeRing({ left, total }: { left: number; total: number }) {
  const share = Math.max(0, Math.min(100, (left / total) * 100));
  return (
    <div
      className="video-ring"
      data-short={left <= 30 || undefined}
      role="timer"
      aria-label={m.video_time_left({ time: minutesAndSeconds(left) })}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="28" />
        <circle
          className="video-ring-left"
          cx="32"
          cy="32"
          r="28"
          pathLength="100"
          strokeDasharray={`${share} 100`}
        />
      </svg>
      <span className="num" aria-hidden="true">
        {minutesAndSeconds(Math.ceil(left))}
      </span>
    </div>
  );
}

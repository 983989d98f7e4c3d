import { m } from '#texts/messages.js';
import { starPath } from '#web/design/shell/brand.tsx';

/** The star with a tick. With children, the word stands beside it; without, it is spoken only. */
export function VerifiedBadge({ children }: { children?: string }) {
  return (
    <span className="verified" title={children ? undefined : m.design_verified()}>
      <svg className="verified-mark" viewBox="0 0 20 20" aria-hidden="true">
        <path fill="currentColor" d={starPath} />
        <path
          className="verified-tick"
          d="m6.4 10.3 2.5 2.5 4.7-5.3"
          fill="none"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {children ? (
        <span className="small">{children}</span>
      ) : (
        <span className="sr">{m.design_verified()}</span>
      )}
    </span>
  );
}

import { classNames } from '#web/design/class-names.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import type { AppShellProps } from './app-shell.tsx';
import { BrandName } from './brand.tsx';
import './app-shell.css';

/** The frame's shape while who looks is being found out: what comes later moves nothing. */
export function AppShellSkeleton({
  rail,
  wide,
  children,
}: Pick<AppShellProps, 'rail' | 'wide' | 'children'>) {
  return (
    <div className={classNames('app app-waiting', rail && 'app-rail')}>
      <div className="app-side" aria-hidden="true">
        <div className="app-head">
          <span className="brand app-brand">
            <BrandName />
          </span>
        </div>
        <div className="app-list">
          {Array.from({ length: 8 }, (_, entry) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries are alike and never move.
            <span key={entry} className="app-link">
              <Skeleton width={rail ? 24 : '72%'} height={20} />
            </span>
          ))}
        </div>
      </div>
      <div className="app-top" aria-hidden="true">
        <span className="brand">
          <BrandName />
        </span>
      </div>
      <div className="app-screen">
        <main id="main" className={classNames('app-main', wide && 'app-main-wide')}>
          {children}
        </main>
      </div>
    </div>
  );
}

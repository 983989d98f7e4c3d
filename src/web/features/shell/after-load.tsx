import { Suspense, useEffect, useState } from 'react';
import { laterPart } from '#web/later-part.ts';

const AfterLoadParts = laterPart(
  () => import('./after-load-parts.tsx').then(({ AfterLoadParts }) => AfterLoadParts),
  () => null,
);

/** What every page has and no first view needs: fetched once the page stands and the browser is idle. */
export function AfterLoad() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const begin = () => setTimeout(() => setIsDue(true), 300);
    if (document.readyState === 'complete') {
      const timer = begin();
      return () => clearTimeout(timer);
    }
    addEventListener('load', begin, { once: true });
    return () => removeEventListener('load', begin);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense>
      <AfterLoadParts />
    </Suspense>
  );
}

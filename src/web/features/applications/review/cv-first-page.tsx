import { type ReactNode, useEffect, useState } from 'react';
import { useMedia } from '#web/design/use-media.ts';
import { CvPages } from './cv-pages.tsx';

/** Phones have no room for it, and pay for what they read. */
const roomy = '(width >= 760px)';
/** Reading is written down for the candidate: whoever is passed by within this is not read. */
const restMs = 700;

/** The CV's first page as it lies on a desk, once one stays with the application. */
export function CvFirstPage({ path, waiting }: { path: string; waiting: ReactNode }) {
  const isRoomy = useMedia(roomy);
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    if (!isRoomy) return;
    const timer = setTimeout(() => setRested(path), restMs);
    return () => clearTimeout(timer);
  }, [path, isRoomy]);
  if (!isRoomy) return null;
  return (
    <div className="cv-first">
      {rested === path ? <CvPages path={path} most={1} fallback={waiting} /> : waiting}
    </div>
  );
}

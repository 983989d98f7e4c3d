import { useEffect, useRef } from 'react';
import { inDigits } from '#domain/digits.ts';
import type { ReadPage } from '#web/features/applications/review/draw-pdf.ts';
import type { Claim } from './claims.ts';
import { boxesOf } from './places.ts';
import './claim-frames.css';

/** Frames on one page of a document around what bears claims out, with their numbers; for eyes alone, as the page is. */
export function ClaimFrames({
  claims,
  pages,
  page,
  chosen,
}: {
  claims: readonly Claim[];
  pages: readonly ReadPage[];
  page: number;
  /** The key of the claim whose frame is wanted. */
  chosen: string | undefined;
}) {
  const wanted = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (chosen) wanted.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return claims.flatMap(({ key, number, reading, stretch }) =>
    number && stretch
      ? boxesOf(pages, stretch).flatMap((box, line) =>
          box.page === page
            ? [
                <span
                  key={`${key} ${box.top}`}
                  ref={key === chosen && line === 0 ? wanted : undefined}
                  className="claim-frame"
                  dir={box.isRightToLeft ? 'rtl' : 'ltr'}
                  data-reading={reading}
                  data-chosen={key === chosen || undefined}
                  style={{
                    left: `${box.left * 100}%`,
                    top: `${box.top * 100}%`,
                    width: `${box.width * 100}%`,
                    height: `${box.height * 100}%`,
                  }}
                >
                  {line === 0 && <span className="claim-frame-number">{inDigits(number)}</span>}
                </span>,
              ]
            : [],
        )
      : [],
  );
}

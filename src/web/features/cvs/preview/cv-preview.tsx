import type { RefObject } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import type { PdfPage } from '#web/pdf-pages.ts';
import { CvSheets, type PageMarks } from './cv-sheets.tsx';
import type { useMadeCv } from './use-made-cv.ts';

/** Of a page that is being drawn. */
const sections = [1, 2, 3];

/** The page as it prints, made anew while it is written; below it what was read back from it. */
export function CvPreview({
  pdf: { made, failure, retry },
  pages,
  isBroken,
  element,
  marks,
  crowded,
}: {
  pdf: ReturnType<typeof useMadeCv>;
  pages: readonly PdfPage[];
  isBroken: boolean;
  /** Its width is that of the pages. */
  element: RefObject<HTMLDivElement | null>;
  marks: PageMarks;
  /** The template for one page needs more; this section has the most to lose. */
  crowded?: { section: string; shorten(): void } | undefined;
}) {
  return (
    <section
      className="cv-preview"
      aria-label={m.cvs_preview()}
      aria-busy={pages.length === 0}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
    >
      <p className="sr" role="status">
        {pages.length > 0 && m.cvs_pages({ count: pages.length })}
      </p>
      {(failure || isBroken) && (
        <Notice
          tone="no"
          actions={
            <Button size="sm" onClick={retry}>
              {m.cvs_preview_again()}
            </Button>
          }
        >
          {failure ?? m.cvs_preview_failed()}
        </Notice>
      )}
      {made && made.dropped.length > 0 && (
        <Notice tone="wait" role="status">
          {m.cvs_dropped({ signs: made.dropped.join(' ') })}
        </Notice>
      )}
      {crowded && (
        <Notice
          tone="wait"
          role="status"
          title={m.cvs_crowded()}
          actions={
            <Button size="sm" onClick={crowded.shorten}>
              {m.cvs_crowded_shorten({ section: crowded.section })}
            </Button>
          }
        >
          {m.cvs_crowded_text()}
        </Notice>
      )}
      <div ref={element}>
        {pages.length > 0 ? (
          <CvSheets pages={pages} marks={marks} hasCost={!crowded} />
        ) : (
          !failure && (
            <Loading label={m.cvs_preview_loading()}>
              <div className="cv-sheet cv-sheet-waiting">
                <p className="cv-sheet-note">{m.cvs_preview_loading()}</p>
                <Skeleton width="46%" height={28} />
                <Skeleton width="30%" />
                {sections.map((section) => (
                  <div key={section}>
                    <Skeleton width="22%" height={18} />
                    <SkeletonText lines={4} />
                  </div>
                ))}
              </div>
            </Loading>
          )
        )}
      </div>
    </section>
  );
}

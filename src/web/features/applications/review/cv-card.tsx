import { Suspense, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button, ButtonAnchor } from '#web/design/button.tsx';
import { DownloadIcon, EyeIcon } from '#web/design/icons/icons.tsx';
import { CvIcon } from '#web/design/icons/subject-icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { sizeLabel } from '#web/forms/file-size.ts';
import { laterPart } from '#web/later-part.ts';
import { CvWaiting } from './cv-waiting.tsx';
import './cv-card.css';

const CvFirstPage = laterPart(() => import('./cv-first-page.tsx').then(({ CvFirstPage }) => CvFirstPage));
const CvPages = laterPart(() => import('./cv-pages.tsx').then(({ CvPages }) => CvPages));

/** The CV: drawn page by page inside the page, or downloaded. Each opening is written down for the candidate. */
export function CvCard({
  cv,
  name,
  open,
  hasPage = false,
  onOpen,
}: {
  cv: { path: string; label: string; size: number } | null;
  name: string;
  open: boolean;
  /** Its first page lies below, without being asked for: it is a line then, else a card. */
  hasPage?: boolean;
  onOpen: (open: boolean) => void;
}) {
  const [isOnce, setOnce] = useState(false);
  if (open && !isOnce) setOnce(true);
  return (
    <section className={hasPage ? 'cv-lined' : undefined} aria-labelledby="review-cv">
      <h3 id="review-cv">{m.applications_cv()}</h3>
      {cv ? (
        <div className={hasPage ? 'cv-line' : 'cv-card'}>
          {!hasPage && <CvIcon />}
          <span className="cv-name">
            <b dir="auto" title={cv.label || 'cv.pdf'}>
              {cv.label || 'cv.pdf'}
            </b>
            <span className="muted xs num">{sizeLabel(cv.size)}</span>
          </span>
          <Button
            size="sm"
            variant={hasPage ? 'quiet' : 'default'}
            icon={<EyeIcon size="sm" />}
            aria-keyshortcuts="c"
            onClick={() => onOpen(true)}
          >
            {m.applications_cv_preview()}
          </Button>
          <ButtonAnchor
            size="sm"
            variant={hasPage ? 'quiet' : 'default'}
            icon={<DownloadIcon size="sm" />}
            href={`/api/${cv.path}`}
            download
          >
            {m.applications_cv_download()}
          </ButtonAnchor>
        </div>
      ) : (
        <p className="muted">{m.applications_cv_gone()}</p>
      )}
      {cv && hasPage && (
        <Suspense
          fallback={
            <div className="cv-first">
              <CvWaiting />
            </div>
          }
        >
          <CvFirstPage path={cv.path} waiting={<CvWaiting />} />
        </Suspense>
      )}
      {cv && (
        <Dialog
          open={open}
          onClose={() => onOpen(false)}
          size="lg"
          title={m.applications_cv_of({ name })}
          actions={
            <ButtonAnchor icon={<DownloadIcon size="sm" />} href={`/api/${cv.path}`} download>
              {m.applications_cv_download()}
            </ButtonAnchor>
          }
        >
          {isOnce && (
            <Suspense fallback={<CvWaiting />}>
              <CvPages path={cv.path} fallback={<CvWaiting />} />
            </Suspense>
          )}
        </Dialog>
      )}
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { ButtonAnchor } from '#web/design/button.tsx';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { sizeLabel } from '#web/forms/file-size.ts';
import './document-pane.css';

const DocumentPages = lazy(() =>
  import('#web/features/applications/review/cv-pages.tsx').then(({ CvPages }) => ({ default: CvPages })),
);

type SentDocument = CompanyProfile['documents'][number];

/** The company's documents, one of them open: drawn in place, so that nothing of the file runs in the page. */
export function DocumentPane({
  company,
  open,
  onText,
}: {
  company: CompanyProfile;
  open: SentDocument | undefined;
  onText: (text: string) => void;
}) {
  return (
    <section className="card document-pane" aria-labelledby="documents">
      <h2 id="documents">{m.admin_documents()}</h2>
      {open ? (
        <>
          <nav className="row document-choices" aria-label={m.admin_documents()}>
            {company.documents.map(({ kind }) => (
              <Link
                key={kind}
                to="/manage-employer/$id"
                params={{ id: company.id }}
                search={{ document: kind }}
                className="tag"
                aria-current={kind === open.kind || undefined}
                resetScroll={false}
              >
                {labelOf('company_document', kind)}
              </Link>
            ))}
          </nav>
          <div className="document-head">
            <p className="small">
              <b>
                <bdi>{open.label || labelOf('company_document', open.kind)}</bdi>
              </b>
              <span className="muted">
                {' '}
                {sizeLabel(open.size)} · {m.admin_document_sent({ date: dateLabel(open.uploaded_at) })}
              </span>
            </p>
            <SaidExpiry
              date={open.kind === 'Commercial registration' ? company.cr_expiry_number : open.expires_on}
              today={calendarDate(new Date(), company.timezone)}
            />
            <ButtonAnchor size="sm" icon={<DownloadIcon size="sm" />} href={`/api/${open.path}`} download>
              {m.admin_document_download()}
            </ButtonAnchor>
          </div>
          <Sheet key={open.path} sent={open} onText={onText} />
        </>
      ) : (
        <p className="muted">{m.admin_documents_none()}</p>
      )}
    </section>
  );
}

/** The last day as the company typed it: nobody has read it in the document, so it never looks checked. */
function SaidExpiry({ date, today }: { date: string | null; today: string }) {
  if (!date) return null;
  return (
    <StatusBadge tone={date < today ? 'no' : 'neutral'}>
      {date < today
        ? m.admin_said_expired({ date: dateLabel(date) })
        : m.admin_said_valid({ date: dateLabel(date) })}
    </StatusBadge>
  );
}

function Sheet({ sent, onText }: { sent: SentDocument; onText: (text: string) => void }) {
  const skeleton = (
    <Loading>
      <Skeleton width="100%" height={640} />
    </Loading>
  );
  if (sent.content_type.startsWith('image/')) {
    return (
      <img
        className="document-picture"
        src={`/api/${sent.path}`}
        alt={labelOf('company_document', sent.kind)}
      />
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <DocumentPages path={sent.path} fallback={skeleton} onText={onText} />
    </Suspense>
  );
}

import { type ReactNode, Suspense } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { Reading } from '#domain/companies/review.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { ButtonAnchor } from '#web/design/button.tsx';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { AlertIcon, CheckIcon, DownloadIcon } from '#web/design/icons/icons.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import type { ReadPage } from '#web/features/applications/review/draw-pdf.ts';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { sizeLabel } from '#web/forms/file-size.ts';
import { laterPart } from '#web/later-part.ts';
import './document-pane.css';

const DocumentPages = laterPart(() =>
  import('#web/features/applications/review/cv-pages.tsx').then(({ CvPages }) => CvPages),
);

type OnRead = (pages: readonly ReadPage[], text: string) => void;
type SentDocument = CompanyProfile['documents'][number];

/** The company's documents, one of them open: drawn in place, so that nothing of the file runs in the page. */
export function DocumentPane({
  company,
  open,
  resultOf,
  onRead,
  over,
}: {
  company: CompanyProfile;
  open: SentDocument | undefined;
  /** What a document that was read says of all that it can bear out. */
  resultOf: (sent: SentDocument) => Reading | undefined;
  onRead: OnRead;
  /** What lies over a page that was drawn. */
  over: (page: number) => ReactNode;
}) {
  const today = calendarDate(new Date(), company.timezone);
  if (!open)
    return (
      <section className="card document-pane" aria-labelledby="documents">
        <h2 id="documents">{m.admin_documents()}</h2>
        <p className="muted">{m.admin_documents_none()}</p>
      </section>
    );
  return (
    <section className="card document-pane" aria-labelledby="documents">
      <h2 id="documents" className="sr">
        {m.admin_documents()}
      </h2>
      <Tabs label={m.admin_documents()}>
        {company.documents.map((sent) => (
          <TabLink
            key={sent.kind}
            to="/manage-employer/$id"
            params={{ id: company.id }}
            search={{ document: sent.kind }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={sent.kind === open.kind ? 'page' : undefined}
            resetScroll={false}
          >
            <ResultMark result={resultOf(sent)} isOver={isOver(saidExpiry(company, sent), today)} />
            {labelOf('company_document', sent.kind)}
          </TabLink>
        ))}
      </Tabs>
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
        <SaidExpiry date={saidExpiry(company, open)} today={today} />
        <ButtonAnchor size="sm" icon={<DownloadIcon size="sm" />} href={`/api/${open.path}`} download>
          {m.admin_document_download()}
        </ButtonAnchor>
      </div>
      <div className="document-sheet">
        <Sheet key={open.path} sent={open} onRead={onRead} over={over} />
      </div>
    </section>
  );
}

function saidExpiry(company: CompanyProfile, sent: SentDocument): string | null {
  return sent.kind === 'Commercial registration' ? company.cr_expiry_number : sent.expires_on;
}

function isOver(date: string | null, today: string): boolean {
  return date !== null && date !== '' && date < today;
}

/** Of a document that was read, or whose last day is over; its word is for readers, as its place beside the name is too short. */
function ResultMark({ result, isOver }: { result: Reading | undefined; isOver: boolean }) {
  if (!isOver && result === 'same')
    return (
      <span className="document-mark">
        <CheckIcon size="sm" />
        <span className="sr">{m.admin_reading_same()}</span>
      </span>
    );
  if (!isOver && !result) return null;
  return (
    <span className="document-mark document-mark-open">
      <AlertIcon size="sm" />
      <span className="sr">
        {isOver
          ? m.admin_document_over()
          : result === 'nearly'
            ? m.admin_reading_nearly()
            : m.admin_reading_missing()}
      </span>
    </span>
  );
}

/** The last day as the company typed it: nobody has read it in the document, so it never looks checked. */
function SaidExpiry({ date, today }: { date: string | null; today: string }) {
  if (!date) return null;
  return (
    <StatusBadge tone={isOver(date, today) ? 'wait' : 'neutral'}>
      {isOver(date, today)
        ? m.admin_said_expired({ date: dateLabel(date) })
        : m.admin_said_valid({ date: dateLabel(date) })}
    </StatusBadge>
  );
}

function Sheet({
  sent,
  onRead,
  over,
}: {
  sent: SentDocument;
  onRead: OnRead;
  over: (page: number) => ReactNode;
}) {
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
      <DocumentPages path={sent.path} fallback={skeleton} onRead={onRead} over={over} />
    </Suspense>
  );
}

import type { OwnApplication } from '#contract/application-responses.ts';
import { openingPath, videoQuestionsPath } from '#domain/job-openings/opening-address.ts';
import { dateFormat, type Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { StageBadge } from '#web/application-stages.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { Timeline, type TimelineStep } from '#web/design/data/timeline.tsx';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { toldSteps } from './told-steps.ts';
import { Withdrawal } from './withdrawal.tsx';
import './application-way.css';

/** One application: the opening, where it stands, the way it has gone (folded once it has ended), and what is still to do. */
export function ApplicationRow({
  application,
  onWithdrawn,
}: {
  application: OwnApplication;
  onWithdrawn?: () => void;
}) {
  const { locale } = useSurroundings();
  const { job, company, history, status } = application;
  const steps = stepsOf(application, locale);
  const way = <Timeline label={m.candidates_application_way({ job: job.title })} steps={steps} />;
  const ended = status === 'Rejected' || status === 'Withdrawn' ? history.at(-1) : undefined;
  const place = joined(
    [company?.name ?? m.candidates_company_hidden(), cityLabel(job.city)],
    m.common_comma(),
  );
  return (
    <li className="dash-row application-row">
      <CompanyLogo name={company?.name ?? job.title} src={company?.logo ? `/${company.logo}` : null} />
      <div className="application-body">
        <div className="application-head">
          <div>
            <h3>{job.is_active ? <PageLink to={openingPath(job)}>{job.title}</PageLink> : job.title}</h3>
            <p className="field-help">{place}</p>
          </div>
          <StageBadge stage={application.status}>{application.label}</StageBadge>
        </div>
        {ended ? (
          <details className="dash-fold">
            <summary>
              {m.candidates_application_went({ day: dayFormat(locale).format(new Date(ended.at)) })}
            </summary>
            {way}
          </details>
        ) : (
          <>
            <div className="application-way">{way}</div>
            {/* On a phone its steps would stand one below the other: they fold into a line that says the last. */}
            <details className="application-way-fold">
              <summary>
                <WayLine steps={steps} />
              </summary>
              {way}
            </details>
          </>
        )}
        <div className="application-acts">
          {application.videos_missing > 0 && (
            <PageLink to={videoQuestionsPath(job.id)}>
              {m.candidates_application_videos({ count: application.videos_missing })}
            </PageLink>
          )}
          <Withdrawal application={application} onWithdrawn={onWithdrawn} />
        </div>
      </div>
    </li>
  );
}

/** A way as a line with a part for each step, how many are behind, and where it stands. */
function WayLine({ steps }: { steps: readonly TimelineStep[] }) {
  const gone = steps.filter(({ state }) => state !== 'next' && state !== 'wait');
  const last = steps.findLast(({ state }) => state !== 'next');
  return (
    <>
      <span className="way-line" aria-hidden="true">
        {steps.map(({ key, state }) => (
          <span key={key} data-state={state} />
        ))}
      </span>
      <span className="way-words">
        <b>{m.candidates_application_steps({ done: gone.length, all: steps.length })}</b>
        {last && joined([last.label, last.note ?? ''])}
      </span>
    </>
  );
}

function stepsOf({ history, status, reply_due }: OwnApplication, locale: Locale): TimelineStep[] {
  const day = dayFormat(locale);
  const last = history.length - 1;
  const isLate = reply_due !== null && Date.parse(reply_due) < Date.now();
  const gone = toldSteps(history)
    .slice(-4)
    .map(
      (entry, index, shown): TimelineStep => ({
        key: `${entry.at} ${entry.kind}`,
        label: entry.label,
        note: day.format(new Date(entry.at)),
        state: index < shown.length - 1 || last < 0 || isLate ? 'done' : status === 'Rejected' ? 'no' : 'now',
      }),
    );
  const due = reply_due && day.format(new Date(reply_due));
  if (due && isLate)
    return [
      ...gone,
      { key: 'due', label: m.candidates_application_reply_overdue(), note: due, state: 'wait' },
    ];
  return [...gone, ...stepsToCome(status, history, due)];
}

function dayFormat(locale: Locale) {
  return dateFormat(locale, { day: 'numeric', month: 'short' });
}

/** What an open application still waits for. */
function stepsToCome(status: string, history: OwnApplication['history'], due: string | null): TimelineStep[] {
  if (['Offered', 'Hired', 'Rejected', 'Withdrawn'].includes(status)) return [];
  const isRead = status !== 'Pending' || history.some(({ kind }) => kind === 'viewed');
  const reading: TimelineStep = { key: 'reading', label: m.candidates_application_reading(), state: 'next' };
  const decision: TimelineStep = due
    ? { key: 'due', label: m.candidates_application_reply_due(), note: due, state: 'next' }
    : { key: 'decision', label: m.candidates_application_decision(), state: 'next' };
  return isRead ? [decision] : [reading, decision];
}

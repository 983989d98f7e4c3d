import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnApplication } from '#contract/application-answers.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '../../../api.ts';
import { EmptyDocumentsArt } from '../../../design/art/empty.tsx';
import { Button, LinkButton } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { CompanyLogo } from '../../../design/company-logo.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Loading, SkeletonCard } from '../../../design/skeleton.tsx';
import { StatusBadge, type Tone } from '../../../design/status-badge.tsx';
import { Timeline, type TimelineStep } from '../../../design/timeline.tsx';
import { FailedState } from '../../shell/failed-state.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { useSurroundings } from '../../shell/surroundings.ts';

const few = 5;

/** What was applied for, newest first, each with the way it has gone. */
export function ApplicationsCard() {
  const [isWhole, setWhole] = useState(false);
  const { data, error, isPending, refetch } = useQuery(
    query.applications.list.queryOptions({ input: { show: isWhole ? 100 : few, page: 1 } }),
  );
  const own = data?.data.viewer === 'candidate' ? data.data : undefined;
  return (
    <Card as="section" className="dash-card" aria-labelledby="own-applications">
      <header className="dash-head">
        <h2 id="own-applications">{m.candidates_applications()}</h2>
        {own && own.total > few && !isWhole && (
          <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
            {m.candidates_applications_all({ total: own.total })}
          </Button>
        )}
      </header>
      {isPending && (
        <Loading>
          <SkeletonCard />
        </Loading>
      )}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {own?.total === 0 && (
        <EmptyState
          small
          heading="h3"
          art={<EmptyDocumentsArt />}
          title={m.candidates_applications_none()}
          actions={
            <LinkButton to="/jobs-pool" variant="primary">
              {m.candidates_find_jobs()}
            </LinkButton>
          }
        >
          {m.candidates_applications_none_text()}
        </EmptyState>
      )}
      {own && own.total > 0 && (
        <ul>
          {own.data.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ApplicationRow({ application }: { application: OwnApplication }) {
  const { locale } = useSurroundings();
  const { job, company } = application;
  const place = [company?.name ?? m.candidates_company_hidden(), job.city].filter(Boolean).join(', ');
  return (
    <li className="dash-row application-row">
      <CompanyLogo name={company?.name ?? job.title} src={company?.logo ? `/${company.logo}` : null} />
      <div className="application-body">
        <div className="application-head">
          <div>
            <h3>{job.is_active ? <PageLink to={`/job/${job.id}`}>{job.title}</PageLink> : job.title}</h3>
            <p className="field-help">{place}</p>
          </div>
          <StatusBadge tone={toneOf(application.status)}>{application.label}</StatusBadge>
        </div>
        <Timeline
          label={m.candidates_application_way({ job: job.title })}
          steps={stepsOf(application, locale)}
        />
        {application.videos_missing > 0 && (
          <p>
            <PageLink to={`/job/question-answer/${job.id}`}>
              {m.candidates_application_videos({ count: application.videos_missing })}
            </PageLink>
          </p>
        )}
      </div>
    </li>
  );
}

function stepsOf({ history, status }: OwnApplication, locale: Locale): TimelineStep[] {
  const day = new Intl.DateTimeFormat(formatTag(locale), { day: 'numeric', month: 'short' });
  const last = history.length - 1;
  return history.slice(-4).map((entry, index, shown) => ({
    key: `${entry.at} ${entry.kind}`,
    label: entry.label,
    note: day.format(new Date(entry.at)),
    state: index < shown.length - 1 || last < 0 ? 'done' : status === 'Rejected' ? 'no' : 'now',
  }));
}

function toneOf(status: string): Tone {
  if (['Shortlisted', 'Interviewed', 'Offered', 'Hired', 'Screened'].includes(status)) return 'ok';
  if (status === 'Rejected') return 'no';
  return status === 'Withdrawn' ? 'neutral' : 'wait';
}

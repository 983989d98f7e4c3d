import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ActivityEntry } from '#contract/company-activity.ts';
import { formatTag } from '#domain/locale.ts';
import * as texts from '#texts/activity.js';
import { m } from '#texts/messages.js';
import { query } from '../../../api.ts';
import { EmptyDocumentsArt } from '../../../design/art/empty.tsx';
import { Button, ButtonAnchor } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageHeader } from '../../../design/page-header.tsx';
import { Pagination } from '../../../design/pagination.tsx';
import { Loading, SkeletonCard } from '../../../design/skeleton.tsx';
import { Select, TextInput } from '../../../design/text-input.tsx';
import { failureMessage } from '../../shell/failure.ts';
import { useSurroundings } from '../../shell/surroundings.ts';
import './activity.css';

export interface ActivityScreenFilters {
  kind: string;
  from: string;
  to: string;
  page: number;
}

export const activityAreas = ['opening', 'application', 'member', 'company'] as const;
const pageSize = 20;
const kindTexts = texts as unknown as Record<string, (() => string) | undefined>;

/** Who did what in the company, latest first; filters in the address, the same rows as CSV. */
export function ActivityScreen({ filters }: { filters: ActivityScreenFilters }) {
  const navigate = useNavigate();
  const log = useQuery(query.companyActivity.log.queryOptions({ input: { ...filters, show: pageSize } }));
  const choose = (part: Partial<ActivityScreenFilters>) =>
    navigate({ to: '/operations', search: { ...filters, page: 1, ...part } });
  const page = log.data?.data;
  const exported = new URLSearchParams({ kind: filters.kind, from: filters.from, to: filters.to });
  return (
    <div className="stack">
      <PageHeader
        title={m.area_operations()}
        actions={
          page?.abilities.export && (
            <ButtonAnchor href={`/api/company_activity/export?${exported}`} download>
              {m.operations_export()}
            </ButtonAnchor>
          )
        }
      />
      <div className="activity-filters">
        <Select
          label={m.operations_area()}
          value={filters.kind}
          onChange={(event) => void choose({ kind: event.target.value })}
        >
          <option value="">{m.operations_all()}</option>
          {activityAreas.map((area) => (
            <option key={area} value={area}>
              {areaLabel(area)}
            </option>
          ))}
        </Select>
        <TextInput
          type="date"
          label={m.operations_from()}
          value={filters.from}
          onChange={(event) => void choose({ from: event.target.value })}
        />
        <TextInput
          type="date"
          label={m.operations_to()}
          value={filters.to}
          onChange={(event) => void choose({ to: event.target.value })}
        />
      </div>
      {log.isPending && (
        <Loading>
          <SkeletonCard />
        </Loading>
      )}
      {log.isError && (
        <Notice
          tone="no"
          title={failureMessage(log.error)}
          actions={<Button onClick={() => void log.refetch()}>{m.shell_try_again()}</Button>}
        >
          {''}
        </Notice>
      )}
      {page?.total === 0 && (
        <EmptyState art={<EmptyDocumentsArt />} title={m.operations_empty()}>
          {m.operations_empty_text()}
        </EmptyState>
      )}
      {page && page.total > 0 && (
        <ol className="card activity-list">
          {page.data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pagination
        page={filters.page}
        pages={Math.ceil((page?.total ?? 0) / pageSize)}
        link={(target, { children, ...props }) => (
          <button type="button" {...props} onClick={() => void choose({ page: target })}>
            {children}
          </button>
        )}
      />
    </div>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { locale } = useSurroundings();
  const key = `companies_activity_${entry.kind.replace(/[^a-z]+/g, '_')}`;
  const deed = kindTexts[key] ?? texts.companies_activity_other;
  return (
    <li>
      <span>
        <strong>{whoDid(entry)}</strong> {deed()}
        {entry.subject && <span className="muted"> · {entry.subject}</span>}
      </span>
      <time className="muted small num" dateTime={entry.created_at}>
        {new Date(entry.created_at).toLocaleString(formatTag(locale), {
          dateStyle: 'medium',
          timeStyle: 'short',
        })}
      </time>
    </li>
  );
}

function whoDid({ actor_kind, actor_name }: ActivityEntry): string {
  if (actor_kind === 'team') return texts.companies_activity_by_team();
  if (actor_kind === 'system') return texts.companies_activity_by_system();
  return actor_name || texts.companies_activity_by_candidate();
}

function areaLabel(area: (typeof activityAreas)[number]): string {
  const labels = {
    opening: m.area_openings,
    application: m.area_applications,
    member: m.operations_members,
    company: m.area_company,
  };
  return labels[area]();
}

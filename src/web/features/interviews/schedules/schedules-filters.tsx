import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { inDigits } from '#domain/digits.ts';
import { interviewStatuses } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Select } from '#web/design/form/text-input.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';
import { InterviewIcon, interviewStatusText } from '#web/features/interviews/interview-badge.tsx';
import type { SchedulesSearch } from './schedules-search.ts';

/** Which of the interviews: a chip for each status that there is on these days, and whose they are. */
export function SchedulesFilters({
  search,
  counts,
}: {
  search: SchedulesSearch;
  counts: Record<string, number>;
}) {
  const navigate = useNavigate();
  const isHiring = useIsHiring();
  const members =
    useQuery({ ...query.companyMembers.list.queryOptions(), enabled: isHiring === false }).data?.data
      .members ?? [];
  const kept = { ...search, page: undefined, id: undefined };
  const shown = interviewStatuses.filter((status) => counts[status] || search.status === status);
  const total = interviewStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return (
    <div className="schedules-filters">
      <nav className="tabs schedules-chips" aria-label={m.interviews_filter_status()}>
        <Link
          to="/schedules"
          search={{ ...kept, status: undefined }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={search.status ? undefined : 'true'}
          className="schedules-chip"
        >
          {m.interviews_all()} <b className="num">{inDigits(total)}</b>
        </Link>
        {shown.map((status) => (
          <Link
            key={status}
            to="/schedules"
            search={{ ...kept, status }}
            aria-current={search.status === status ? 'true' : undefined}
            className="schedules-chip"
          >
            <InterviewIcon status={status} />
            {interviewStatusText(status)} <b className="num">{counts[status] ?? 0}</b>
          </Link>
        ))}
      </nav>
      {search.application_id && (
        <Link to="/schedules" search={{ ...search, application_id: undefined }} className="small">
          {m.interviews_all_applications()}
        </Link>
      )}
      <Select
        hideLabel
        className="schedules-member"
        label={m.interviews_filter_member()}
        controlSize="sm"
        value={search.member ?? ''}
        onChange={(event) =>
          void navigate({ to: '/schedules', search: { ...kept, member: event.target.value || undefined } })
        }
      >
        <option value="">{m.interviews_everyone()}</option>
        <option value="me">{m.interviews_mine()}</option>
        {members
          .filter(({ is_you }) => !is_you)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Select>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { interviewStatuses } from '#domain/interviews/interviews.ts';
import { dateFormat, textDirection } from '#domain/locale.ts';
import type { CalendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { query } from '#web/api.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';
import { interviewStatusText } from '#web/features/interviews/interview-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import {
  daysShown,
  type SchedulesSearch,
  type ScheduleView,
  scheduleViews,
  stepDate,
} from './schedules-search.ts';

const viewTexts = {
  week: m.interviews_view_week,
  day: m.interviews_view_day,
  month: m.interviews_view_month,
  list: m.interviews_view_list,
};

/** Which days, in which view, whose and with which status: each a change of the address. */
export function SchedulesToolbar({
  search,
  date,
  counts,
}: {
  search: SchedulesSearch;
  date: CalendarDate;
  counts: Record<string, number>;
}) {
  const navigate = useNavigate();
  const isHiring = useIsHiring();
  const members =
    useQuery({ ...query.companyMembers.list.queryOptions(), enabled: isHiring === false }).data?.data
      .members ?? [];
  const view = search.view ?? 'week';
  const isMirrored = textDirection(getLocale()) === 'rtl';
  const set = (changes: SchedulesSearch) =>
    void navigate({ to: '/schedules', search: { ...search, page: undefined, id: undefined, ...changes } });
  const step = (by: 1 | -1) => ({
    ...search,
    date: stepDate(view, date, by),
    page: undefined,
    id: undefined,
  });
  return (
    <div className="schedules-bar">
      <div className="schedules-steps">
        <LinkButton
          to="/schedules"
          search={step(-1)}
          aria-label={m.interviews_before()}
          aria-keyshortcuts={isMirrored ? 'ArrowRight' : 'ArrowLeft'}
        >
          <ChevronStartIcon />
        </LinkButton>
        <LinkButton
          to="/schedules"
          search={{ ...search, date: undefined, page: undefined, id: undefined }}
          aria-keyshortcuts="t"
        >
          {m.interviews_today()}
        </LinkButton>
        <LinkButton
          to="/schedules"
          search={step(1)}
          aria-label={m.interviews_after()}
          aria-keyshortcuts={isMirrored ? 'ArrowLeft' : 'ArrowRight'}
        >
          <ChevronEndIcon />
        </LinkButton>
        <SpanText view={view} date={date} />
      </div>
      <Tabs label={m.interviews_views()}>
        {scheduleViews.map((one) => (
          <TabLink
            key={one}
            to="/schedules"
            search={{ ...search, view: one === 'week' ? undefined : one, page: undefined, id: undefined }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === view ? 'page' : undefined}
          >
            {viewTexts[one]()}
          </TabLink>
        ))}
      </Tabs>
      <div className="schedules-filters">
        <Select
          label={m.interviews_filter_status()}
          controlSize="sm"
          value={search.status ?? ''}
          onChange={(event) =>
            set({ status: interviewStatuses.find((known) => known === event.target.value) })
          }
        >
          <option value="">{m.interviews_all()}</option>
          {interviewStatuses.map((status) => (
            <option key={status} value={status}>
              {m.interviews_status_count({
                status: interviewStatusText(status),
                number: counts[status] ?? 0,
              })}
            </option>
          ))}
        </Select>
        <Select
          label={m.interviews_filter_member()}
          controlSize="sm"
          value={search.member ?? ''}
          onChange={(event) => set({ member: event.target.value || undefined })}
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
        {search.application_id && (
          <Link to="/schedules" search={{ ...search, application_id: undefined }} className="small">
            {m.interviews_all_applications()}
          </Link>
        )}
      </div>
    </div>
  );
}

function SpanText({ view, date }: { view: ScheduleView; date: CalendarDate }) {
  const { locale } = useSurroundings();
  const { from, to } = view === 'month' ? { from: date, to: date } : daysShown(view, date);
  const format = dateFormat(locale, {
    ...(view === 'month' ? { month: 'long' } : { day: 'numeric', month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [from, to ?? from].map((day) => new Date(`${day}T00:00:00Z`));
  const text = format.formatRange(first ?? 0, last ?? 0);
  return <h2 className="schedules-span num">{view === 'list' ? m.interviews_from({ day: text }) : text}</h2>;
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { memberMay } from '#domain/companies/roles.ts';
import { interviewsShown } from '#domain/interviews/interviews.ts';
import { type CalendarDate, calendarDate, defaultTimeZone } from '#domain/time.ts';
import { zoneText } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyCalendarArt } from '#web/design/art/empty-work.tsx';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { LinkIcon } from '#web/design/icons/icons.tsx';
import { CalendarPlusIcon } from '#web/design/icons/subject-icons.tsx';
import { KeyLine, type Keys } from '#web/design/key-list.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { laterPart } from '#web/later-part.ts';
import { useMinute } from '#web/use-minute.ts';
import { useDayBusy } from './day-busy.ts';
import { type Entry, entriesOf } from './entries.ts';
import { WeekHours } from './hours.tsx';
import { InterviewPanel } from './interview-panel.tsx';
import { InterviewRows } from './interview-rows.tsx';
import { SchedulesFilters } from './schedules-filters.tsx';
import { SchedulesHead } from './schedules-head.tsx';
import {
  daysShown,
  eachDay,
  type SchedulesSearch,
  type ScheduleView,
  type ShownDays,
  schedulesInput,
  schedulesPath,
  stepDate,
} from './schedules-search.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useDaysOfOpen } from './use-days-of-open.ts';
import { WaitingList } from './waiting-list.tsx';
import '#web/features/interviews/interviews.css';
import './schedules.css';

/** The week comes with the screen; who looks at another view brings it along. */
const MonthGrid = laterPart(() => import('./month-grid.tsx').then(({ MonthGrid }) => MonthGrid));
const FeedDialog = laterPart(() => import('./feed-dialog.tsx').then(({ FeedDialog }) => FeedDialog));
const DayHours = laterPart(() => import('./day-hours.tsx').then(({ DayHours }) => DayHours));

/** So many stand below a calendar; the list has all of them. */
const rowsBelow = 100;

/** `/schedules`: the company's interviews as a calendar and as a list, on the clocks of its own zone. */
export function SchedulesScreen({ search }: { search: SchedulesSearch }) {
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const own = useCompany();
  const zone = own?.company.timezone ?? defaultTimeZone;
  const isDecider = own !== undefined && memberMay(own.role, 'schedule_interview');
  const now = useMinute();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [hasFeed, setHasFeed] = useState(false);
  if (isFeedOpen && !hasFeed) setHasFeed(true);
  const today = calendarDate(now, zone);
  const view: ScheduleView = search.view ?? 'week';
  const date = search.date ?? today;
  const days = useMemo(() => daysShown(view, date), [view, date]);
  const list = useQuery(
    query.interviews.list.queryOptions({
      input: schedulesInput(search, today),
      placeholderData: keepPreviousData,
    }),
  );
  const go = (changes: SchedulesSearch) =>
    void navigate({
      to: '/schedules',
      search: { ...search, page: undefined, ...changes },
      resetScroll: false,
    });
  useCalendarKeys({
    t: () => go({ date: undefined }),
    before: () => go({ date: stepDate(view, date, -1) }),
    after: () => go({ date: stepDate(view, date, 1) }),
    w: () => go({ view: undefined }),
    d: () => go({ view: 'day' }),
    m: () => go({ view: 'month' }),
    l: () => go({ view: 'list' }),
  });
  // Asked for with the interviews of the day, not after them.
  useDayBusy(days.from, zone, isDecider && view === 'day');
  useDaysOfOpen({ search, view, days, zone });
  const path = schedulesPath(search);
  const found = list.data?.data;
  const entries = useMemo(() => entriesOf(found?.data ?? [], zone), [found, zone]);
  // Until those of other days are there the ones before stay as they were. Hundreds take longer than a press may: what was
  // pressed is answered first, then the calendar, then the rows below it.
  const asked = useMemo(() => ({ view, days, date, entries, path }), [view, days, date, entries, path]);
  const [calendar, setCalendar] = useState(asked);
  if (!list.isPlaceholderData && calendar !== asked) setCalendar(asked);
  const shown = useDeferredValue(calendar);
  const below = useMemo(() => found?.data.slice(0, rowsBelow) ?? [], [found]);
  const rows = useDeferredValue(below);
  return (
    <>
      <SchedulesHead search={search} date={view === 'week' ? days.from : date}>
        <IconButton
          label={m.interviews_feed()}
          icon={<LinkIcon />}
          aria-haspopup="dialog"
          onClick={() => setFeedOpen(true)}
        />
        {found?.abilities.schedule && (
          <LinkButton to="/job_application/list" variant="primary" icon={<CalendarPlusIcon />}>
            <span className="schedules-act-words">{m.interviews_schedule()}</span>
          </LinkButton>
        )}
      </SchedulesHead>
      <SchedulesFilters search={search} counts={found?.counts ?? {}} />
      <Answered query={list} skeleton={<Skeleton height={480} width="100%" />}>
        {({ data }) => {
          return (
            <div className="schedules" aria-busy={list.isPlaceholderData || undefined}>
              <WaitingList interviews={data.waiting} zone={zone} search={search} />
              {view !== 'list' && data.total > data.data.length && (
                <Notice tone="info">
                  {m.interviews_first_ones({ shown: data.data.length, total: data.total })}
                </Notice>
              )}
              <Calendar
                {...shown}
                openId={search.id}
                zone={zone}
                now={now}
                only={search.member}
                application={search.application_id}
                isDecider={isDecider}
              />
              {data.data.length === 0 ? (
                <Nothing
                  isFiltered={Boolean(search.status || search.member || search.application_id)}
                  isDay={view === 'day'}
                />
              ) : (
                <InterviewRows interviews={rows} zone={zone} path={shown.path} />
              )}
              {view !== 'list' && data.data.length > rowsBelow && (
                <LinkButton
                  to="/schedules"
                  search={{ ...search, view: 'list', date: days.from, page: undefined, id: undefined }}
                >
                  {m.interviews_more({ number: data.total - rowsBelow })}
                </LinkButton>
              )}
              <p className="small muted">{m.interviews_zone({ zone: zoneText(zone, locale) })}</p>
              <KeyLine keys={keysOf()} />
              {view === 'list' && (
                <ListPages
                  page={search.page}
                  pages={Math.min(1000, Math.ceil(data.total / interviewsShown))}
                />
              )}
            </div>
          );
        }}
      </Answered>
      <InterviewPanel id={search.id} zone={zone} onClose={() => go({ id: undefined, page: search.page })} />
      {hasFeed && (
        <Suspense fallback={null}>
          <FeedDialog open={isFeedOpen} onClose={() => setFeedOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What `useCalendarKeys` listens to. */
const keysOf = (): Keys => [
  [['t'], m.interviews_today()],
  [['←', '→'], m.interviews_keys_days()],
  [['w', 'd', 'm', 'l'], m.interviews_views()],
];

const Calendar = memo(function Calendar({
  view,
  days,
  date,
  only,
  application,
  isDecider,
  ...shown
}: {
  view: ScheduleView;
  days: ShownDays;
  date: CalendarDate;
  entries: readonly Entry[];
  zone: string;
  path: string;
  openId: string | undefined;
  now: Date;
  only: string | undefined;
  application: string | undefined;
  isDecider: boolean;
}) {
  if (view === 'week') return <WeekHours {...shown} days={eachDay(days)} />;
  if (view === 'list') return null;
  return (
    <Suspense fallback={<Skeleton width="100%" height={480} />}>
      {view === 'day' ? (
        <DayHours {...shown} day={days.from} {...{ only, application, isDecider }} />
      ) : (
        <MonthGrid {...shown} days={eachDay(days)} month={date.slice(0, 7)} />
      )}
    </Suspense>
  );
});

function Nothing({ isFiltered, isDay }: { isFiltered: boolean; isDay: boolean }) {
  const none = isDay ? m.interviews_none_day() : m.interviews_none();
  return (
    <EmptyState
      small
      art={<EmptyCalendarArt />}
      title={isFiltered ? m.interviews_no_results() : none}
      actions={
        isFiltered ? (
          <LinkButton to="/schedules" search={{}}>
            {m.interviews_clear_filters()}
          </LinkButton>
        ) : (
          <LinkButton to="/job_application/list">{m.interviews_choose_application()}</LinkButton>
        )
      }
    >
      {isFiltered ? m.interviews_no_results_text() : m.interviews_none_text()}
    </EmptyState>
  );
}

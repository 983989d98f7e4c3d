import type { CalendarDate } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { minutesOf, timeOf } from '#web/features/interviews/schedule/week-times.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { hoursText } from '#web/moments.ts';
import { stringifySearch } from '#web/search-params.ts';
import { FreeBand, type FreeTime } from './day-bands.tsx';
import { besideEntries, busyOf, type DayBusy, freeOf, useDayBusy } from './day-busy.ts';
import { type Entry, interviewersOf } from './entries.ts';
import type { HoursProps } from './hours.tsx';
import { TimeGrid } from './time-grid.tsx';

/** So many interviews of one time are read side by side in an interviewer's column. */
const mostBeside = 4;
/** So many colleagues have a column; whoever holds an interview has one in any case. */
const mostColumns = 6;
const width = 'minmax(120px, 1fr)';

/**
 * A day by the hour, with a column for each who holds an interview in it and for colleagues beside them: what is theirs,
 * when else they are busy, and when all of them are free. A day without any of it is left to the words below.
 */
export function DayHours({
  day,
  entries,
  only,
  application,
  isDecider,
  ...props
}: HoursProps & {
  day: CalendarDate;
  /** Whose interviews alone are shown: an account, or `me`. */
  only: string | undefined;
  /** The one that the calendar shows the interviews of. */
  application: string | undefined;
  /** Whoever schedules interviews is told when colleagues are busy. */
  isDecider: boolean;
}) {
  const { zone, now } = props;
  const asked = useDayBusy(day, zone, isDecider);
  const own = entries.filter(({ date }) => date === day);
  const people = columnsOf(own, asked.data, only);
  const isNow = day === clockIn(now, zone).date;
  const columns = people.map(({ id, name, is_you }) => {
    const held = own.filter(({ interview }) => interview.interviewers.some((one) => one.id === id));
    const busy = asked.data ? busyOf(asked.data, id, { day, zone }) : [];
    return {
      ...{ key: id, width, isNow, entries: held, busy: besideEntries(busy, held) },
      head: <PersonHead name={is_you ? m.interviews_you({ name }) : name} count={held.length} />,
    };
  });
  const unheld = own.filter(({ interview }) => interview.interviewers.length === 0);
  const nobody = {
    ...{ key: day, width, isNow, entries: unheld, busy: [] },
    head: <div className="time-grid-head time-grid-person">{m.interviews_no_interviewers()}</div>,
  };
  const free = useFreeTimes(asked.data, people, { day, zone, now, application });
  // What somebody keeps free every day is no news of this one.
  const isEmpty =
    own.length === 0 && columns.every(({ busy }) => busy.every(({ cause }) => cause === 'rule'));
  if (isEmpty) return isDecider && asked.isPending ? <Skeleton height={240} width="100%" /> : null;
  return (
    <>
      <TimeGrid
        {...props}
        columns={unheld.length > 0 ? [...columns, nobody] : columns}
        free={free}
        mostBeside={mostBeside}
        moreIn="list"
      />
      {free.length > 0 && (
        <ul className="day-free num">
          {free.map((one) => (
            <li key={one.start}>
              <FreeBand free={one} isChip />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Person {
  id: string;
  name: string;
  is_you?: boolean;
}

/** Who has a column: whoever holds an interview, and others of the company while there is room; the caller first. */
function columnsOf(own: readonly Entry[], asked: DayBusy | undefined, only: string | undefined): Person[] {
  const known = asked?.people ?? [];
  const holders = interviewersOf(own).map((person) => known.find(({ id }) => id === person.id) ?? person);
  const others = known
    .filter(({ id, is_you }) => only === undefined || only === id || (only === 'me' && is_you))
    .filter(({ id }) => !holders.some((holder) => holder.id === id));
  const people: Person[] = [...holders, ...others.slice(0, Math.max(0, mostColumns - holders.length))];
  return people.toSorted((one, other) => Number(other.is_you ?? false) - Number(one.is_you ?? false));
}

/** When all of several people are free on a day that lies ahead, as far as it is known of each of them. */
function useFreeTimes(
  asked: DayBusy | undefined,
  people: readonly Person[],
  { day, zone, now, application }: { day: CalendarDate; zone: string; now: Date; application?: string },
): FreeTime[] {
  const { locale } = useSurroundings();
  const { date: today, time } = clockIn(now, zone);
  const isKnown = asked && people.every(({ id }) => asked.people.some((one) => one.id === id));
  if (!isKnown || people.length < 2 || day < today) return [];
  const taken = people.flatMap(({ id }) => busyOf(asked, id, { day, zone }));
  const text = people.length === 2 ? m.interviews_free_both : m.interviews_free_all;
  return freeOf(taken, { day, soonest: day === today ? minutesOf(time) : 0 }).flatMap((free) => {
    const [from, until] = [free.start, free.start + free.minutes].map((minutes) =>
      instantAt({ date: day, time: timeOf(minutes) }, zone)?.toISOString(),
    );
    if (!from || !until) return [];
    const held = people.map(({ id }) => id).join(',');
    const to = `/schedules/new${stringifySearch({ application, at: `${day}T${timeOf(free.start)}`, with: held })}`;
    return [
      { ...free, to, text: text({ hours: hoursText({ starts_at: from, ends_at: until }, zone, locale) }) },
    ];
  });
}

function PersonHead({ name, count }: { name: string; count: number }) {
  return (
    <div className="time-grid-head time-grid-person">
      <Avatar name={name} size="sm" />
      <span>
        <b dir="auto">{name}</b>
        <span className="small muted">{m.interviews_count({ count })}</span>
      </span>
    </div>
  );
}

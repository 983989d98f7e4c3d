import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { statusText } from '#web/features/applications/status-texts.ts';
import { shortDayText } from '#web/moments.ts';
import type { ListSearch } from './list-search.ts';

/** One filter that narrows the list, in words, and what the address loses with it. */
export interface UsedFilter {
  key: string;
  label: string;
  without: ListSearch;
}

/** What narrows the list beside the name, one by one. */
export function usedFilters(
  search: ListSearch,
  titleOf: (openingId: string) => string | undefined,
): UsedFilter[] {
  const { status = [], job_id, from, to, questions = [], rating, meets, unread } = search;
  const used: (UsedFilter | false | undefined | '' | 0)[] = [
    job_id && {
      key: 'job',
      label: titleOf(job_id) ?? m.applications_filter_job(),
      without: { job_id: undefined },
    },
    ...status.map((one: StoredApplicationStatus) => ({
      key: `status ${one}`,
      label: statusText(one),
      without: { status: left(status, one) },
    })),
    meets && {
      key: 'meets',
      label: m.applications_filter_meets_used({ number: meets }),
      without: { meets: undefined },
    },
    rating && {
      key: 'rating',
      label: m.applications_filter_rating_used({ number: rating }),
      without: { rating: undefined },
    },
    ...questions.map((kind) => ({
      key: `questions ${kind}`,
      label: kind === 'text' ? m.applications_marker_questions() : m.applications_filter_questions_video(),
      without: { questions: left(questions, kind) },
    })),
    from && {
      key: 'from',
      label: m.applications_filter_from_used({ day: day(from) }),
      without: { from: undefined },
    },
    to && { key: 'to', label: m.applications_filter_to_used({ day: day(to) }), without: { to: undefined } },
    unread && { key: 'unread', label: m.applications_filter_unread(), without: { unread: undefined } },
  ];
  return used.filter((filter): filter is UsedFilter => Boolean(filter));
}

function left<Value>(values: readonly Value[], gone: Value): Value[] | undefined {
  const others = values.filter((value) => value !== gone);
  return others.length > 0 ? others : undefined;
}

/** A day of the calendar at its noon, which is that day in every zone near. */
function day(date: string): string {
  return shortDayText(`${date}T12:00:00`, getLocale());
}

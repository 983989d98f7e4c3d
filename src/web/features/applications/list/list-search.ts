import {
  type ApplicationSort,
  applicationSorts,
  applicationsShown,
  meetsMaximum,
  type QuestionKind,
  questionKinds,
  type StoredApplicationStatus,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import { type FunnelStage, funnelStages } from '#domain/applications/funnel.ts';
import { type AnsweredChoice, answeredChoices } from '#domain/applications/reply.ts';
import type { SelectedFilter } from '#domain/applications/selection.ts';
import { dateOf, many, one, pageOf } from '#web/search-params.ts';

/** How many the list takes at a time beside the usual 20. */
export const limits = [applicationsShown, 50, 100] as const;

/** The filters of the list as its address carries them; what stands for everything is left out. */
export interface ListSearch {
  status?: StoredApplicationStatus[];
  job_id?: string;
  name?: string;
  from?: string;
  to?: string;
  questions?: QuestionKind[];
  rating?: number;
  meets?: number;
  unread?: 'yes';
  /** What the figures of the statistics lead to. */
  source?: string;
  reached?: FunnelStage;
  furthest?: FunnelStage;
  answered?: AnsweredChoice;
  handled_by?: string;
  sort?: Exclude<ApplicationSort, 'newest'>;
  /** How many at a time, and how often that many are there. */
  show?: number;
  page?: number;
  view?: 'board';
}

export function readListSearch(search: Record<string, unknown>): ListSearch {
  const sort = applicationSorts.find((known) => known === one(search.sort));
  return {
    status: known(storedApplicationStatuses, search.status),
    job_id: one(search.job_id),
    name: one(search.name)?.slice(0, 255),
    from: dateOf(search.from),
    to: dateOf(search.to),
    questions: known(questionKinds, search.questions),
    rating: numberOf(search.rating, 5),
    meets: numberOf(search.meets, meetsMaximum),
    unread: one(search.unread) === 'yes' ? 'yes' : undefined,
    source: one(search.source),
    reached: funnelStages.find((stage) => stage === one(search.reached)),
    furthest: funnelStages.find((stage) => stage === one(search.furthest)),
    answered: answeredChoices.find((choice) => choice === one(search.answered)),
    handled_by: one(search.handled_by),
    sort: sort === 'newest' ? undefined : sort,
    show: limits.slice(1).find((limit) => String(limit) === String(one(search.show) ?? search.show)),
    page: pageOf(search.page),
    view: one(search.view) === 'board' ? 'board' : undefined,
  };
}

/** The same as the call takes them. */
export function listInput({ view: _layout, ...search }: ListSearch) {
  return { ...search, show: limitOf(search), page: search.page ?? 1 };
}

export function limitOf({ show }: ListSearch): number {
  return show ?? applicationsShown;
}

/** What narrows the list, without its order, its page and its looks. */
export function filterOf({
  sort: _order,
  show: _limit,
  page: _page,
  view: _layout,
  ...filter
}: ListSearch): SelectedFilter {
  return filter;
}

export function isFiltered(search: ListSearch): boolean {
  return Object.values(filterOf(search)).some((value) => value !== undefined);
}

function known<Known extends string>(all: readonly Known[], given: unknown): Known[] | undefined {
  const found = all.filter((value) => many(given).includes(value));
  return found.length > 0 ? found : undefined;
}

/** A whole number from 1; anything else is none. */
function numberOf(value: unknown, most: number): number | undefined {
  const number = typeof value === 'number' ? value : Number(one(value));
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}

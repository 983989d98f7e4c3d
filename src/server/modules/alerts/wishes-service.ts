import { termsOf } from '#domain/alerts/matching.ts';
import { nextLetterAt } from '#domain/alerts/schedule.ts';
import { readOpeningSearch } from '#domain/job-openings/search.ts';
import { gulfCountries } from '#domain/reference/cities.ts';
import { defaultTimeZone } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { insertAlert, replaceSearch } from './queries.ts';
import { keepWishesTask } from './task-names.ts';
import { deleteWishes, selectWishAlert, selectWishes, selectWithoutWishes } from './wish-queries.ts';

const frequency = 'weekly';

/**
 * What a candidate wishes for (the desired jobs, without one the current position) is an alert of its own, once a week:
 * "new jobs that fit". It follows the profile.
 */
export async function keepWishes(context: Context, candidateId: string): Promise<void> {
  const { db, clock } = context;
  const wishes = await selectWishes(db, candidateId);
  const titles = wishes ? titlesOf(wishes).slice(0, 5) : [];
  if (!wishes || titles.length === 0) return deleteWishes(db, candidateId);
  const country = gulfCountries.find((name) => name === wishes.residenceCountry);
  const filters = { job_title: titles, ...(country && { country }) };
  const known = await selectWishAlert(db, candidateId);
  if (known && JSON.stringify(known.filters) === JSON.stringify(filters)) return;
  const search = {
    name: titles.join(', ').slice(0, 100),
    filters,
    country: readOpeningSearch(filters).country,
  };
  if (known) return replaceSearch(db, known.id, search, termsOf(titles));
  const now = clock.now();
  await insertAlert(
    db,
    {
      ...search,
      ...{ accountId: candidateId, recipient: candidateId, origin: 'wishes', frequency, state: 'active' },
      city: '',
      isRemote: false,
      timezone: defaultTimeZone,
      createdAt: now,
      nextAt: nextLetterAt(frequency, now, { timezone: defaultTimeZone, recipient: candidateId }),
    },
    termsOf(titles),
  );
}

/** Those whose profile is older than this way of telling. */
export function keepOldWishes(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, withoutWishes, payload);
}

const withoutWishes: ListOfWork<string> = {
  task: keepWishesTask,
  keyOf: (id) => id,
  page: ({ db }, which) => selectWithoutWishes(db, which),
  work: keepWishes,
};

function titlesOf({
  desiredJobs,
  currentPosition,
}: {
  desiredJobs: string[];
  currentPosition: string;
}): string[] {
  if (desiredJobs.length > 0) return desiredJobs;
  return currentPosition === '' ? [] : [currentPosition];
}

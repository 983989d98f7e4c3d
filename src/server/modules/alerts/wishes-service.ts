import { termsOf } from '#domain/alerts/matching.ts';
import { nextLetterAt } from '#domain/alerts/schedule.ts';
import { readOpeningSearch } from '#domain/job-openings/search.ts';
import { gulfCountries } from '#domain/reference/cities.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { markWishesKept } from '#server/modules/candidates/service.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { insertAlert, replaceSearch } from './queries.ts';
import { keepWishesTask } from './task-names.ts';
import { deleteWishes, selectUnkept, selectWishAlert, selectWishes } from './wish-queries.ts';

const frequency = 'weekly';

/**
 * What a candidate wishes for (the desired jobs, without one the current position) is an alert of its own, once a week:
 * "new jobs that fit". It follows the profile.
 */
export async function keepWishes(context: Context, candidateId: string): Promise<void> {
  const { db } = context;
  const wishes = await selectWishes(db, candidateId);
  if (!wishes) return deleteWishes(db, candidateId);
  await keepAlertOf(context, candidateId, wishes);
  if (!wishes.areWishesKept) await markWishesKept(db, candidateId);
}

async function keepAlertOf({ db, clock }: Context, candidateId: string, wishes: Wishes): Promise<void> {
  const titles = titlesOf(wishes).slice(0, 5);
  if (titles.length === 0) return deleteWishes(db, candidateId);
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

/** Those whose wishes no change of their profile has brought here. */
export function keepOldWishes(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, unkept, payload);
}

const unkept: ListOfWork<string> = {
  task: keepWishesTask,
  keyOf: (id) => id,
  page: ({ db }, which) => selectUnkept(db, which),
  work: keepWishes,
};

type Wishes = NonNullable<Awaited<ReturnType<typeof selectWishes>>>;

function titlesOf({ desiredJobs, currentPosition }: Wishes): string[] {
  if (desiredJobs.length > 0) return desiredJobs;
  return currentPosition === '' ? [] : [currentPosition];
}

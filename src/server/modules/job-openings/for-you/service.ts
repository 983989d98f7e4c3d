import type { OpeningCard, OpeningForYou, OpeningMatch } from '#contract/job-pool-responses.ts';
import { eligibilityMatch } from '#domain/candidates/eligibility.ts';
import { isSameTag } from '#domain/candidates/tags.ts';
import { readOpeningSearch } from '#domain/job-openings/search.ts';
import type { Locale } from '#domain/locale.ts';
import { gulfCountries } from '#domain/reference/cities.ts';
import { occupationName } from '#domain/reference/occupations.ts';
import { namesOfTitle, wordsOfSearch } from '#domain/reference/title-names.ts';
import { type OwnWishes, readOwnWishes } from '#server/modules/candidates/service.ts';
import { readCard } from '#server/modules/job-openings/public/cards-service.ts';
import { searchOpenings } from '#server/modules/job-openings/public/search.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectAsked } from './queries.ts';

/** So many openings are looked through, and the best of them shown. */
const lookedThrough = 24;
const shown = 9;

/** How much of what each opening asks the caller's profile meets; openings that nobody sees are left out. */
export async function matchOpenings(
  context: Context<CandidateActor>,
  ids: readonly string[],
): Promise<OpeningMatch[]> {
  if (ids.length === 0) return [];
  const wishes = await readOwnWishes(context);
  return wishes ? matchesOf(context, wishes, ids) : [];
}

/**
 * Openings for the caller: those of the desired jobs (without one, of the current position) in the country of
 * residence, where it is one of the Gulf; the best met first, then the newest.
 */
export async function findOpeningsForYou(context: Context<CandidateActor>): Promise<OpeningForYou[]> {
  const wishes = await readOwnWishes(context);
  const titles = wishes ? soughtBy(wishes) : [];
  if (!wishes || titles.length === 0) return [];
  const country = gulfCountries.find((name) => name === wishes.residenceCountry);
  const search = readOpeningSearch({ job_title: titles, country, show: lookedThrough });
  const cards = (await searchOpenings(context, search)).cards.map(readCard);
  const matches = await matchesOf(
    context,
    wishes,
    cards.map(({ id }) => id),
  );
  return cards
    .map((card): OpeningForYou => {
      const { met = 0, total = 0 } = matches.find(({ id }) => id === card.id) ?? {};
      return { ...card, met, total, ...reasonsOf(card, wishes, titles, context.locale) };
    })
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.skills.length - a.skills.length)
    .slice(0, shown);
}

async function matchesOf(context: Context, { eligibility }: OwnWishes, ids: readonly string[]) {
  const asked = await selectAsked(context.outsideDb, ids, context.clock.now());
  return asked.map(({ id, ...opening }): OpeningMatch => {
    const { met, total } = eligibilityMatch(opening, eligibility);
    return { id, met, total };
  });
}

function soughtBy({ desiredJobs, currentPosition }: OwnWishes): string[] {
  if (desiredJobs.length > 0) return desiredJobs;
  return currentPosition === '' ? [] : [currentPosition];
}

/** An opening that asks nothing is met, but tells less than one that asks and is met. */
function shareOf({ met, total }: { met: number; total: number }): number {
  return total === 0 ? 0.9 : met / total;
}

function reasonsOf(card: OpeningCard, { skills }: OwnWishes, titles: readonly string[], locale: Locale) {
  const names = new Set(namesOfTitle(card.title).split(' '));
  const job = titles.find((title) => wordsOfSearch(title).every((word) => names.has(word)));
  return {
    sought: job ? occupationName(job, locale) : null,
    skills: skills.filter((skill) => card.tags.some((tag) => isSameTag(tag, skill))).slice(0, 3),
  };
}

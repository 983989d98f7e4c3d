import type { OpeningCard, OpeningForYou, OpeningMatch } from '#contract/job-pool-responses.ts';
import { eligibilityMatch } from '#domain/candidates/eligibility.ts';
import { isSameTag } from '#domain/candidates/tags.ts';
import { defaultSearchCountry, readOpeningSearch } from '#domain/job-openings/search.ts';
import { familyOf } from '#domain/job-openings/title-family.ts';
import type { Locale } from '#domain/locale.ts';
import { gulfCountries } from '#domain/reference/cities.ts';
import { defaultIndustry } from '#domain/reference/industries.ts';
import { occupationName, occupationTitle } from '#domain/reference/occupations.ts';
import { namesOfTitles, wordsOfSearch } from '#domain/reference/title-names.ts';
import { type OwnWishes, readOwnWishes } from '#server/modules/candidates/service.ts';
import { hiddenFrom } from '#server/modules/job-openings/hidden/service.ts';
import { readCard, readCards } from '#server/modules/job-openings/public/cards-service.ts';
import { searchOpenings } from '#server/modules/job-openings/public/search.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectAsked, selectKindred } from './queries.ts';

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
 * Openings for the caller in the country of residence, where it is one of the Gulf: those of the desired jobs (without
 * one, of the current position), then those of their families, then those that name the own skills or are of the own
 * industry. Within each the best met come first, then the newest.
 */
export async function findOpeningsForYou(context: Context<CandidateActor>): Promise<OpeningForYou[]> {
  const wishes = await readOwnWishes(context);
  const titles = wishes ? soughtBy(wishes) : [];
  if (!wishes || titles.length === 0) return [];
  const country = gulfCountries.find((name) => name === wishes.residenceCountry) ?? defaultSearchCountry;
  const asked = { wishes, titles, country, hidden: await hiddenFrom(context) };
  const found: OpeningForYou[] = [];
  const add = async (why: keyof typeof ways) => {
    if (found.length >= shown) return;
    const known = new Set(found.map(({ id }) => id));
    const more = (await ways[why](context, asked)).filter(({ id }) => !known.has(id));
    found.push(...(await judged(context, wishes, titles, more)));
  };
  await add('sought');
  await add('near');
  await add('kindred');
  return found.slice(0, shown);
}

interface Asked {
  wishes: OwnWishes;
  titles: readonly string[];
  country: string;
  /** The ranks of what the candidate hid. */
  hidden: readonly number[];
}

type Reasoned = OpeningCard & Pick<OpeningForYou, 'near' | 'own_industry'>;

const ways = {
  async sought(context: Context, asked: Asked): Promise<Reasoned[]> {
    const cards = await cardsOf(context, asked, asked.titles);
    return cards.map((card) => ({ ...card, near: null, own_industry: false }));
  },
  /** By the word that says the trade, as somebody would type it who looks for any of its kind. */
  async near(context: Context, asked: Asked): Promise<Reasoned[]> {
    const families = asked.titles.flatMap((title) => {
      const words = familyOf(title);
      return words ? [{ title, words }] : [];
    });
    if (families.length === 0) return [];
    const cards = await cardsOf(
      context,
      asked,
      families.map(({ words }) => words),
    );
    return cards.map((card) => {
      const family = families.find(({ words }) => isNamed(card, words)) ?? families[0];
      const near = family ? occupationName(family.title, context.locale) : null;
      return { ...card, near, own_industry: false };
    });
  },
  async kindred(context: Context, { wishes, country, hidden }: Asked): Promise<Reasoned[]> {
    const { skills } = wishes;
    const industry = wishes.industry === defaultIndustry ? '' : wishes.industry;
    const kindred = { country, skills, industry, hidden };
    const rows = await selectKindred(context.outsideDb, kindred, context.clock.now(), lookedThrough);
    return rows.map(({ card, ownIndustry }) => ({
      ...readCard(card, context.locale),
      near: null,
      own_industry: ownIndustry,
    }));
  },
};

async function cardsOf(
  context: Context,
  { country, hidden }: Asked,
  titles: readonly string[],
): Promise<OpeningCard[]> {
  const search = readOpeningSearch({ job_title: [...titles], country, show: lookedThrough });
  const { cards, corrections } = await searchOpenings(context, search, hidden);
  // What only looks like a wish was not wished for.
  return corrections.length > 0 ? [] : readCards(cards, context.locale);
}

async function judged(
  context: Context,
  wishes: OwnWishes,
  titles: readonly string[],
  cards: readonly Reasoned[],
): Promise<OpeningForYou[]> {
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
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.skills.length - a.skills.length);
}

async function matchesOf(context: Context, { eligibility }: OwnWishes, ids: readonly string[]) {
  if (ids.length === 0) return [];
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
  const job = titles.find((title) => isNamed(card, title));
  return {
    sought: job ? occupationTitle(job, locale) : null,
    skills: skills.filter((skill) => card.tags.some((tag) => isSameTag(tag, skill))).slice(0, 3),
  };
}

/** Whether a search for these words finds the opening by what it is called. */
function isNamed({ title, titles }: OpeningCard, words: string): boolean {
  const names = ` ${namesOfTitles([title, ...Object.values(titles ?? {})])}`;
  return wordsOfSearch(words).every((word) => names.includes(` ${word}`));
}

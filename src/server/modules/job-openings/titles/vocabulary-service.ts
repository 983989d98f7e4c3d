import type { Localized } from '#domain/locale.ts';
import { occupations } from '#domain/reference/occupations.ts';
import type { FurtherNames } from '#domain/reference/title-names.ts';
import { foldText } from '#domain/text/folding.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type JobTitleRow, selectTitleChanges } from './queries.ts';

/** A title as it counts now: as the product comes, with what a superadmin changed laid over it. */
export interface JobTitle {
  value: string;
  names: Localized;
  synonyms: readonly string[];
  isRetired: boolean;
  mergedInto: string | null;
}

/** Every title that counts now, the retired and merged ones, too. */
export function titlesWith(changes: readonly JobTitleRow[]): JobTitle[] {
  const changed = new Map(changes.map((row) => [row.value, row]));
  const known = new Set(occupations.map(({ en }) => en));
  const come = asTheyCome.map((title) => changed.get(title.value) ?? title);
  return [...come, ...changes.filter(({ value }) => !known.has(value))];
}

/** Those that the product comes with, as long as nobody changes them. */
const asTheyCome: readonly JobTitle[] = occupations.map((names) => ({
  ...{ value: names.en, names, synonyms: [] },
  ...{ isRetired: false, mergedInto: null },
}));

/** The titles that are offered now, for lists to choose from. */
export async function offeredTitles({ db }: Pick<Context, 'db'>): Promise<JobTitle[]> {
  const titles = titlesWith(await selectTitleChanges(db));
  return titles.filter(({ isRetired, mergedInto }) => !isRetired && mergedInto === null);
}

/** What superadmins made the titles be found by, beside the names that the product comes with. */
export async function readFurtherNames(db: Database): Promise<FurtherNames> {
  const changes = await selectTitleChanges(db);
  const further = new Map<string, readonly string[]>();
  const groups = new Map<string, JobTitleRow[]>();
  for (const row of changes) {
    const of = row.mergedInto ?? row.value;
    groups.set(of, [...(groups.get(of) ?? []), row]);
  }
  for (const [value, rows] of groups) {
    const base = [value, ...rows.map((row) => row.value)].flatMap(
      (name) => Object.values(occupations.find(({ en }) => en === name) ?? { en: name }) as string[],
    );
    const words = rows.flatMap(({ names, synonyms }) => [...Object.values(names), ...synonyms]);
    const all = new Map([...base, ...words].map((name) => [foldText(name), name]));
    for (const folded of all.keys()) further.set(folded, [...all.values()]);
  }
  return further;
}

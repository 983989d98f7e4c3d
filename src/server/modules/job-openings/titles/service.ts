import { collator } from '#domain/formats.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import type { JobTitleChange } from '#domain/reference/job-titles.ts';
import { foldText } from '#domain/text/folding.ts';
import { renameTitles } from '#server/modules/job-openings/publication/titles-queries.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  countTitleUses,
  selectEditedTitles,
  selectTitleChanges,
  selectUsedTitles,
  upsertTitle,
} from './queries.ts';
import { type JobTitle, titlesWith } from './vocabulary-service.ts';

const perPage = 20;

/** A page of all titles by their name in the reader's language, with how often each is used. */
export async function listJobTitles(
  { db, locale }: Context<AdminActor>,
  { searchkey, used, page = 1 }: { searchkey: string; used?: boolean | undefined; page?: number },
) {
  const changes = await selectEditedTitles(db);
  const edits = new Map(changes.map(({ title, editor }) => [title.value, { at: title.updatedAt, editor }]));
  const wanted = foldText(searchkey);
  // One for all names: `localeCompare` looks its rules up anew for each pair.
  const { compare } = collator(locale);
  const titles = titlesWith(changes.map(({ title }) => title));
  const inUse = used
    ? await selectUsedTitles(
        db,
        titles.map(({ value }) => value),
      )
    : undefined;
  const found = titles
    .filter(
      (title) => (!inUse || inUse.has(title.value)) && wordsOf(title).some((word) => word.includes(wanted)),
    )
    .toSorted((a, b) => compare(textIn(a.names, locale), textIn(b.names, locale)));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const uses = await countTitleUses(
    db,
    shown.map(({ value }) => value),
  );
  return {
    total: found.length,
    per_page: perPage,
    data: shown.map((title) => ({
      value: title.value,
      names: namesIn(title),
      synonyms: [...title.synonyms],
      is_retired: title.isRetired,
      merged_into: title.mergedInto,
      openings: uses.get(title.value)?.openings ?? 0,
      profiles: uses.get(title.value)?.profiles ?? 0,
      updated_at: edits.get(title.value)?.at.toISOString() ?? null,
      updated_by: edits.get(title.value)?.editor ?? null,
    })),
  };
}

/** Adds a title; a name that another one has already is refused. */
export async function createJobTitle(context: Context<AdminActor>, input: JobTitleChange): Promise<void> {
  const value = textIn(input.names, locales[0]);
  const titles = titlesWith(await selectTitleChanges(context.db));
  const wanted = foldText(value);
  if (titles.some((title) => wordsOf(title).includes(wanted)))
    throw refuseField(`names.${locales[0]}`, 'validation_title_taken');
  await write(context, { value, ...columnsOf(input), mergedInto: null });
}

/** Renames or retires a title; what a merged one was merged into stays. */
export async function saveJobTitle(
  context: Context<AdminActor>,
  { value, ...input }: JobTitleChange & { value: string },
): Promise<void> {
  const before = await requireTitle(context, value);
  await write(context, { value, ...columnsOf(input), mergedInto: before.mergedInto });
}

/** Makes a title a synonym of another, and with it what was merged into it before. */
export async function mergeJobTitle(
  context: Context<AdminActor>,
  { value, into }: { value: string; into: string },
): Promise<void> {
  const title = await requireTitle(context, value);
  const target = await requireTitle(context, into, 'into');
  if (value === into || target.mergedInto !== null) throw refuseField('into', 'validation_option');
  const followers = (await selectTitleChanges(context.db)).filter((row) => row.mergedInto === value);
  // The target is among the changes from now on: what leads to it is looked up there.
  for (const row of [target, title, ...followers])
    await write(context, {
      value: row.value,
      names: row.names,
      synonyms: [...row.synonyms],
      isRetired: row.isRetired,
      mergedInto: row.value === into ? null : into,
    });
}

async function write(
  { db, clock, actor }: Context<AdminActor>,
  row: {
    value: string;
    names: JobTitle['names'];
    synonyms: string[];
    isRetired: boolean;
    mergedInto: string | null;
  },
): Promise<void> {
  await upsertTitle(db, { ...row, updatedAt: clock.now(), updatedBy: actor.accountId });
  await renameTitles(db);
}

async function requireTitle({ db }: Context<AdminActor>, value: string, field?: string): Promise<JobTitle> {
  const title = titlesWith(await selectTitleChanges(db)).find((known) => known.value === value);
  if (title) return title;
  throw field ? refuseField(field, 'validation_option') : new Refusal('NOT_FOUND');
}

function columnsOf({ names, synonyms, is_retired: isRetired }: JobTitleChange) {
  return { names, synonyms, isRetired };
}

/** Folding a thousand titles takes longer than all else of a search: once is enough for those that nobody changed. */
const folded = new WeakMap<JobTitle, readonly string[]>();

function wordsOf(title: JobTitle): readonly string[] {
  const known = folded.get(title);
  if (known) return known;
  const { value, names, synonyms } = title;
  const words = [value, ...Object.values(names), ...synonyms].map(foldText);
  folded.set(title, words);
  return words;
}

function namesIn({ names }: JobTitle): Record<Locale, string> {
  const all = locales.map((locale) => [locale, textIn(names, locale)]);
  return Object.fromEntries(all);
}

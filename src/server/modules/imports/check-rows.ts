import { createHash } from 'node:crypto';
import type { ImportHint, ImportMapping, ImportReason } from '#domain/imports/imports.ts';
import { addressIn, type ImportedPerson, readRow } from '#domain/imports/rows.ts';
import { nameKeys, wholeNameSign } from '#domain/text/name-keys.ts';
import { type CalendarDate, calendarDate } from '#domain/time.ts';
import { foreseeImported } from '#server/modules/applications/by-hand/many-service.ts';
import { findByTitle, titleKey } from '#server/modules/job-openings/editing/past-service.ts';
import { filesOfRows, namedAmong } from './named-files.ts';
import { giveFiles } from './named-files-queries.ts';
import { updateImport } from './queries.ts';
import {
  type ImportRow,
  selectLike,
  selectPairs,
  selectRows,
  selectTaken,
  updateRows,
} from './row-queries.ts';
import type { ImportStep } from './work-service.ts';

const rowsAtOnce = 500;

interface Finding extends Pick<ImportRow, 'number' | 'state' | 'value' | 'email' | 'likeness' | 'opening'> {
  reason: ImportReason | null;
  hints: ImportHint[];
  identity: string | null;
}

/** Reads the next rows by the mapping: the dry run, which changes nothing but what is known of them. */
export const checkRows: ImportStep = async (context, row) => {
  const { db, clock } = context;
  const { mapping, id: importId, companyId, preset } = row;
  const rows = mapping ? await selectRows(db, importId, { state: 'read', limit: rowsAtOnce }) : [];
  const [first] = rows;
  if (!mapping || !first) {
    await updateImport(db, importId, { state: 'checked', done: row.total });
    return false;
  }
  const today = calendarDate(clock.now());
  const emails = mapping.columns.indexOf('email');
  const read = rows.map((one) => ({
    ...{ number: one.number, cells: one.cells, filePlace: one.filePlace, read: readOne(one, mapping, today) },
    email: addressIn(one.cells[emails] ?? ''),
  }));
  const files = await filesOfRows(db, row, mapping, rows);
  const named = await namedAmong(db, importId, rows);
  const given: { number: number; place: number; fileId: string | null }[] = [];
  const people = read.flatMap(({ read: found }) => ('person' in found ? [found.person] : []));
  const openings = await findByTitle(context, [...new Set(people.flatMap(({ opening }) => opening ?? []))]);
  const openingOf = (person: ImportedPerson) =>
    person.opening === null ? mapping.opening_id : (openings.get(titleKey(person.opening)) ?? null);
  const identityIn = (person: ImportedPerson) =>
    identityOf({ companyId, preset, openingId: mapping.opening_id }, person);
  const taken = await selectTaken(db, {
    ...{ importId, companyId, before: first.number, identities: people.map(identityIn) },
  });
  const pairOf = ({ email, opening }: { email: string; opening: string | null }) =>
    `${titleKey(opening ?? '')} ${email}`;
  const earlier = await selectPairs(
    db,
    importId,
    first.number,
    people.map(({ email: address }) => address),
  );
  const pairs = new Set(earlier.map(pairOf));
  const outcomes = await foreseeImported(
    context,
    people.map((person) => ({ email: person.email, openingId: openingOf(person) })),
  );
  const like = await selectLike(db, importId, first.number, people.flatMap(likenessOf));
  let place = 0;
  const found = read.map(({ number, cells, filePlace, read: result, email }): Finding => {
    const empty = { number, email, likeness: [], opening: '', hints: [], identity: null };
    if ('refused' in result && result.refused === 'cv_unnamed' && named.has(filePlace ?? -1))
      return { ...empty, state: 'named', reason: null, value: '' };
    const file = files.find(cells, email);
    const give = (fileId: string | null) => {
      if (file.place === null) return;
      named.add(file.place);
      given.push({ number, place: file.place, fileId });
    };
    if ('refused' in result) {
      give(null);
      return { ...empty, state: 'refused', reason: result.refused, value: result.value.slice(0, 300) };
    }
    const { person, hints } = result;
    const outcome = outcomes[place];
    place += 1;
    const identity = identityIn(person);
    const likeness = likenessOf(person);
    const known = {
      ...empty,
      ...{ identity, likeness, value: file.value },
      hints: [...hints, ...file.hints, ...likeHints(likeness, like)],
      opening: person.opening ?? '',
    };
    for (const sign of likeness) like.add(sign);
    if (outcome === 'declined') {
      give(null);
      return { ...known, state: 'refused', reason: 'declined', value: person.email };
    }
    // Two ids of the other system may be one person, too.
    const isTwice = taken.inFile.has(identity) || pairs.has(pairOf(person));
    taken.inFile.add(identity);
    pairs.add(pairOf(person));
    const reason = isTwice ? 'twice' : taken.imported.has(identity) ? 'waiting' : outcome;
    give(reason ? null : file.fileId);
    if (reason) return { ...known, state: 'same', reason, value: '' };
    files.hold(file, email);
    return { ...known, state: 'ready', reason: null };
  });
  await updateRows(db, importId, found);
  await giveFiles(db, importId, given);
  const count = (state: Finding['state']) => found.filter((one) => one.state === state).length;
  await updateImport(db, importId, {
    done: row.done + found.length,
    ready: row.ready + count('ready'),
    refused: row.refused + count('refused'),
    same: row.same + count('same'),
  });
  return true;
};

/** A file that came beside a table is refused for what it is, or unless one of the rows above names it. */
function readOne(
  { cells, problem, filePlace }: ImportRow,
  mapping: ImportMapping,
  today: CalendarDate,
): ReturnType<typeof readRow> {
  if (problem) return { refused: problem, value: '' };
  return filePlace === null ? readRow(cells, mapping, today) : { refused: 'cv_unnamed', value: '' };
}

/** By which the same row is known again: the id of the other system, else who applied to what. */
function identityOf(
  { companyId, preset, openingId }: { companyId: string; preset: string; openingId: string | null },
  { externalId, email, opening }: ImportedPerson,
): string {
  const about = opening === null ? openingId : titleKey(opening);
  const who = externalId ? `${preset} ${externalId}` : email;
  return createHash('sha256')
    .update(JSON.stringify([companyId, about, who]))
    .digest('base64url');
}

/** Of whom a phone number or a whole name makes another row worth a look; nobody is taken for the same by it. */
function likenessOf({ name, dialCode, phone }: ImportedPerson): string[] {
  const whole = nameKeys(name).filter((key) => key.startsWith(wholeNameSign));
  return [...(phone ? [`${dialCode} ${phone}`] : []), ...whole];
}

function likeHints(likeness: readonly string[], seen: ReadonlySet<string>): ImportHint[] {
  const hits = likeness.filter((sign) => seen.has(sign));
  const isName = (sign: string) => sign.startsWith(wholeNameSign);
  return [
    ...(hits.some((sign) => !isName(sign)) ? (['same_phone'] as const) : []),
    ...(hits.some(isName) ? (['same_name'] as const) : []),
  ];
}

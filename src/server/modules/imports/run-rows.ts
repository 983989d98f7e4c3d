import { importLettersPerMinute } from '#domain/imports/imports.ts';
import { readRow } from '#domain/imports/rows.ts';
import { calendarDate } from '#domain/time.ts';
import {
  addImported,
  type ImportedApplicant,
  type ImportOutcome,
} from '#server/modules/applications/by-hand/many-service.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import {
  findByTitle,
  findOwnTitle,
  makePastOpening,
  titleKey,
} from '#server/modules/job-openings/editing/past-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { attempt, attemptEach } from '#server/platform/each.ts';
import { forgetNames } from './named-files-queries.ts';
import { type ImportRecord, updateImport } from './queries.ts';
import { type ImportRow, selectRows, selectTaken, settleRows } from './row-queries.ts';
import type { ImportStep } from './work-service.ts';

const rowsAtOnce = 100;

/** A row with its applicant, or why there is none any more. */
type Planned = { number: number } & ({ applicant: ImportedApplicant } | { outcome: Outcome });

/** Imports the next rows: each with its application in this transaction. */
export const runRows: ImportStep = async (context, row) => {
  const { db, clock } = context;
  const rows = await selectRows(db, row.id, { state: 'ready', limit: rowsAtOnce });
  if (rows.length === 0) {
    await updateImport(db, row.id, { state: 'done', ready: 0, finishedAt: clock.now() });
    await recordActivity(context, {
      ...{ companyId: row.companyId, kind: 'import.done', subject: row.label, subjectId: row.id },
      facts: { rows: row.imported },
    });
    return false;
  }
  const { planned, made } = await planRows(context, row, rows);
  const outcomes = await addEach(context, row, planned);
  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length;
  const imported = count((outcome) => typeof outcome === 'object');
  const refused = count((outcome) => outcome === 'declined' || outcome === 'broken');
  await updateImport(db, row.id, {
    done: row.done + rows.length,
    ready: row.ready - rows.length,
    imported: row.imported + imported,
    refused: row.refused + refused,
    same: row.same + rows.length - imported - refused,
    openingsMade: [...row.openingsMade, ...made],
  });
  return true;
};

type Outcome = ImportOutcome | 'broken';

function settled(outcome: Outcome) {
  if (typeof outcome === 'object')
    return { state: 'imported' as const, reason: null, applicationId: outcome.applicationId };
  const isRefused = outcome === 'declined' || outcome === 'broken';
  return {
    state: isRefused ? ('refused' as const) : ('same' as const),
    reason: outcome,
    applicationId: null,
  };
}

/** What the rows say, with their openings: those that are not there yet are made, closed. */
async function planRows(context: Context<OwnerActor>, row: ImportRecord, rows: readonly ImportRow[]) {
  const { clock } = context;
  const { mapping, startedAt } = row;
  if (!mapping || !startedAt) throw new Error('An import runs that nobody has checked');
  const now = clock.now();
  const titles = [...new Set(rows.map(({ opening }) => opening).filter(Boolean))];
  const openings = await findByTitle(context, titles);
  const made: string[] = [];
  for (const title of titles) {
    if (openings.has(titleKey(title))) continue;
    const id = await makePastOpening(context, title);
    openings.set(titleKey(title), id);
    made.push(id);
  }
  const chosen = mapping.opening_id ? await findOwnTitle(context, mapping.opening_id) : undefined;
  // Another import may have made it since these rows were checked.
  const { imported } = await selectTaken(context.db, {
    ...{ importId: row.id, companyId: row.companyId, before: 0 },
    identities: rows.flatMap(({ identity }) => identity ?? []),
  });
  const planned = rows.map(({ number, cells, opening, identity, fileId }, place): Planned => {
    if (identity && imported.has(identity)) return { number, outcome: 'waiting' };
    const read = readRow(cells, mapping, calendarDate(now));
    const openingId = chosen?.id ?? openings.get(titleKey(opening));
    // The opening may have gone since.
    if (!('person' in read) || !openingId) return { number, outcome: 'broken' };
    const { appliedOn } = read.person;
    const noon = appliedOn ? new Date(`${appliedOn}T09:00:00Z`) : now;
    // One after the other, from the beginning of the import.
    const turn = startedAt.getTime() + ((row.imported + place) * 60_000) / importLettersPerMinute;
    const applicant = {
      ...{ person: read.person, openingId, title: chosen?.title ?? opening, cvFileId: fileId },
      ...{
        appliedAt: new Date(Math.min(noon.getTime(), now.getTime())),
        tellAt: new Date(Math.max(turn, now.getTime())),
      },
    };
    return { number, applicant };
  });
  return { planned, made };
}

/** All at once; where that fails, each alone, so that one that can't be kept keeps nobody else from it. */
async function addEach(
  context: Context<OwnerActor>,
  row: ImportRecord,
  planned: readonly Planned[],
): Promise<Outcome[]> {
  let together: Outcome[] = [];
  const error = await attempt(context, async (inner) => {
    together = await addAndSettle({ ...context, db: inner.db }, row, planned);
  });
  if (!error) return together;
  context.log.warn({ err: error }, 'Rows of an import could not be kept together; each is tried alone');
  const outcomes: Outcome[] = [];
  const add = async ({ db }: Pick<Context, 'db'>, one: Planned) => {
    outcomes.push(...(await addAndSettle({ ...context, db }, row, [one])));
  };
  await attemptEach(context, planned, {
    work: add,
    alone: ({ number }) => add(context, { number, outcome: 'broken' }),
  });
  return outcomes;
}

/** Makes the applications, and writes down beside the rows what became of them. */
async function addAndSettle(
  context: Context<OwnerActor>,
  { id, mapping, files }: ImportRecord,
  planned: readonly Planned[],
): Promise<Outcome[]> {
  const applicants = planned.flatMap((one) => ('applicant' in one ? [one.applicant] : []));
  const added = await addImported(context, applicants, mapping?.locale ?? context.locale);
  let place = 0;
  const outcomes = planned.map(
    (one): Outcome => ('outcome' in one ? one.outcome : (added[place++] ?? 'broken')),
  );
  const rows = planned.map(({ number }, at) => ({ number, ...settled(outcomes[at] ?? 'broken') }));
  await settleRows(context.db, id, rows);
  if (files > 0)
    await forgetNames(
      context.db,
      id,
      rows.map(({ number }) => number),
    );
  return outcomes;
}

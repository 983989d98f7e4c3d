import { blindCode, isBlind, withoutPerson } from '#domain/applications/blind.ts';
import { applicantFileName } from '#domain/applications/file-names.ts';
import type { Locale } from '#domain/locale.ts';
import { everyNameOf } from '#domain/shown-names.ts';
import { recordApplicantView } from '#server/modules/applications/details/views-service.ts';
import type { Reader } from '#server/modules/applications/list/matching.ts';
import { openFile } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { csvLines } from '#server/platform/csv.ts';
import { limitSubject } from '#server/platform/limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/texts.ts';
import { type ZipEntry, zipOf } from '#server/platform/zip.ts';
import { cellsOf, headRow } from './columns.ts';
import { type OpenedRow, openRow } from './opened.ts';
import { selectExported, selectQuestionTitles } from './queries.ts';
import type { Exported } from './table.ts';

/** Rows that are in memory at once. */
const batch = 200;

export interface Writing {
  what: Exported;
  reader: Reader;
  locale: Locale;
  timezone: string;
  /** Told after each batch; throws where nobody wants the rest any more. */
  onProgress(done: number): Promise<void>;
}

/** The table, batch by batch. */
export async function* writeTable(context: Context, writing: Writing): AsyncGenerator<Uint8Array> {
  const { what, reader, locale } = writing;
  const encoder = new TextEncoder();
  const questions = await selectQuestionTitles(context.db, reader, what);
  yield encoder.encode(csvLines([headRow(questions, locale)], { isBeginning: true, locale }));
  for await (const rows of batchesOf(context, writing)) {
    const lines = rows.map((row) => cellsOf(row, questions, writing));
    yield encoder.encode(csvLines(lines, { isBeginning: false, locale }));
  }
}

/** The CVs, file by file; past the company's limit of the day (R8) the rest is named and left out. */
export async function* writeCvs(
  context: Context<CompanyActor>,
  writing: Writing,
): AsyncGenerator<Uint8Array> {
  yield* zipOf(cvEntries(context, writing));
}

async function* cvEntries(context: Context<CompanyActor>, writing: Writing): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  const without: string[] = [];
  const past: string[] = [];
  for await (const rows of batchesOf(context, writing)) {
    for (const row of rows) {
      const name = row.name ?? row.id;
      if (!row.cv || row.cvReading) without.push(name);
      else if (past.length > 0 || !(await countCv(context))) past.push(name);
      else {
        await recordApplicantView(context, row, 'cv');
        const extension = row.cv.storageKey.split('.').at(-1) ?? 'pdf';
        const label = uniqueName(applicantFileName(name, row.title), taken);
        yield { name: `${label}.${extension}`, isText: false, content: await openFile(context, row.cv) };
      }
    }
  }
  const lines = [
    ...(past.length > 0 ? [translate('exports_cvs_past', {}, writing.locale), ...past, ''] : []),
    ...(without.length > 0 ? [translate('exports_cvs_without', {}, writing.locale), ...without] : []),
  ];
  if (lines.length > 0)
    yield { name: 'README.txt', isText: true, content: [new TextEncoder().encode(lines.join('\r\n'))] };
}

async function* batchesOf(
  context: Context,
  { what, reader, onProgress }: Writing,
): AsyncGenerator<OpenedRow[]> {
  let after: { at: string; id: string } | undefined;
  let done = 0;
  for (;;) {
    const rows = await selectExported(context.db, reader, what, { after, limit: batch });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => hideBlind(openRow(context.config, row)));
    done += rows.length;
    await onProgress(done);
    if (rows.length < batch) return;
    after = { at: last.at, id: last.id };
  }
}

/** Of an application that is reviewed blind nothing tells whose it is, in no cell and no file. */
function hideBlind(row: OpenedRow): OpenedRow {
  if (!isBlind(row)) return row;
  const name = everyNameOf(row);
  const profile = row.profile && {
    ...row.profile,
    currentPosition: withoutPerson(row.profile.currentPosition, name),
    skills: row.profile.skills.map((skill) => withoutPerson(skill, name)),
    phone: '',
    nationality: '',
    currentCompany: '',
  };
  return {
    ...row,
    name: blindCode(row.id),
    nameAr: '',
    email: '',
    addedPhone: '',
    profile,
    cv: null,
    coverLetter: withoutPerson(row.coverLetter, name),
    answers: row.answers.map((answer) => ({ ...answer, answer: withoutPerson(answer.answer, name) })),
  };
}

async function countCv(context: Context<CompanyActor>): Promise<boolean> {
  try {
    await limitSubject(context, 'cv_view', `company ${context.actor.companyId}`);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') return false;
    throw error;
  }
}

function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name} (${number})`;
  taken.add(unique.toLowerCase());
  return unique;
}

import type { JobOpening } from '#domain/job-openings/saved-opening.ts';
import { type Company, requireFeatureOf } from '#server/modules/companies/service.ts';
import { screeningQuestions } from '#server/modules/job-openings/table.ts';
import type { Context } from '#server/platform/context.ts';
import { toColumns, toWire } from '#server/platform/database/wire.ts';
import { type FieldErrors, Refusal } from '#server/platform/refusal.ts';
import {
  deleteQuestions,
  insertScreeningQuestions,
  insertVideoQuestions,
  type OpeningRecord,
  type ScreeningRecord,
  selectScreeningQuestions,
  selectVideoQuestions,
  type VideoRecord,
} from './queries.ts';
import { requireQuestionSlots } from './slots.ts';

interface Questions {
  screening: ScreeningRecord[];
  video: VideoRecord[];
}

type AskedQuestions = Pick<JobOpening, 'screening_questions' | 'video_questions'>;

/** Keeps the questions of a new opening: as many as the plan allows, on camera only with that feature. */
export async function writeNewQuestions(
  context: Context,
  company: Company,
  opening: OpeningRecord,
  asked: AskedQuestions,
): Promise<Questions> {
  await requireQuestionSlots(context, company, countOf(asked));
  if (asked.video_questions.length > 0) requireFeatureOf(company, 'video_questions', 'video_questions');
  return insertQuestions(context, opening.id, asked);
}

/**
 * The same for a stored opening. Once somebody has applied its questions stay: what differs is refused with
 * QUESTIONS_LOCKED at its field, and a plan that allows fewer by now takes none away.
 */
export async function writeQuestions(
  context: Context,
  company: Company,
  opening: OpeningRecord,
  asked: AskedQuestions,
): Promise<Questions> {
  const screening = await selectScreeningQuestions(context.db, opening.id);
  const video = await selectVideoQuestions(context.db, opening.id);
  const screeningChanges = changedFields(
    'screening_questions',
    screening.map(screeningOf),
    asked.screening_questions.map(comparable),
  );
  const videoChanges = changedFields(
    'video_questions',
    video.map(({ question, seconds }) => ({ question, seconds })),
    asked.video_questions.map(({ question, seconds }) => ({ question, seconds })),
  );
  const changes = [...screeningChanges, ...videoChanges];
  if (changes.length === 0) return { screening, video };
  if (opening.applications > 0) throw new Refusal('QUESTIONS_LOCKED', { fields: lockedAt(changes) });
  await requireQuestionSlots(context, company, countOf(asked));
  if (videoChanges.length > 0 && asked.video_questions.length > 0)
    requireFeatureOf(company, 'video_questions', 'video_questions');
  await deleteQuestions(context.db, opening.id);
  return insertQuestions(context, opening.id, asked);
}

/** The questions of an opening, asked by its copy too. */
export async function copyQuestions(
  context: Context,
  company: Company,
  copy: OpeningRecord,
  { screening, video }: Questions,
): Promise<Questions> {
  return writeNewQuestions(context, company, copy, {
    screening_questions: screening.map(screeningOf),
    video_questions: video.map(({ question, seconds }) => ({ question, seconds })),
  });
}

async function insertQuestions(
  { db }: Context,
  openingId: string,
  asked: AskedQuestions,
): Promise<Questions> {
  const screening = await insertScreeningQuestions(
    db,
    openingId,
    asked.screening_questions.map((question) => ({
      ...toColumns(screeningQuestions, { ...question, id: undefined }),
      description: question.description ?? '',
      knockOut: question.knock_out ?? null,
    })),
  );
  const video = await insertVideoQuestions(
    db,
    openingId,
    asked.video_questions.map(({ question, seconds }) => ({ question, seconds })),
  );
  return { screening, video };
}

/** Where two lists of questions differ: the fields by their paths, or the whole list where its length changed. */
function changedFields<Question extends object>(
  list: keyof AskedQuestions,
  stored: Question[],
  asked: Question[],
): string[] {
  if (stored.length !== asked.length) return [list];
  return asked.flatMap((question, at) => {
    const before: Record<string, unknown> = { ...stored[at] };
    return Object.entries(question)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
      .map(([field]) => `${list}.${at}.${field}`);
  });
}

function lockedAt(fields: string[]): FieldErrors {
  return Object.fromEntries(fields.map((field) => [field, [{ text: 'error_questions_locked' }]]));
}

function screeningOf(question: ScreeningRecord) {
  return comparable(toWire(question));
}

/** What was left out and what is empty are the same question. */
function comparable(question: AskedQuestions['screening_questions'][number]) {
  const { title, description, answer_type, required } = question;
  const {
    answer = null,
    minimum = null,
    maximum = null,
    earliest = null,
    latest = null,
  } = question.knock_out ?? {};
  const bounds = { answer, minimum, maximum, earliest, latest };
  const knocksOut = Object.values(bounds).some((bound) => bound !== null);
  const knock_out = knocksOut ? bounds : null;
  return { title, description: description ?? '', answer_type, required, knock_out };
}

function countOf(asked: AskedQuestions) {
  return { screening: asked.screening_questions.length, video: asked.video_questions.length };
}

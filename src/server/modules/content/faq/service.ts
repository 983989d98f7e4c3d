import { type Locale, locales } from '#domain/locale.ts';
import { isAnswered, type QuestionChange, type QuestionText } from '#domain/questions.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  insertQuestion,
  lockGroup,
  lockQuestion,
  nextPlace,
  type QuestionRow,
  selectEditedQuestions,
  updateQuestion,
} from './queries.ts';

/** Every question in every language, in the order of its page. */
export async function listEditedQuestions({ db }: Context<AdminActor>) {
  const rows = await selectEditedQuestions(db);
  return rows.map(({ question, editor }) => ({
    id: question.id,
    version: question.version,
    group: question.group,
    state: question.state,
    texts: allTexts(question),
    missing: locales.filter((locale) => !isAnswered(question.texts[locale])),
    updated_at: question.updatedAt.toISOString(),
    updated_by: editor,
  }));
}

/** Adds a question at the end of its group. */
export async function createQuestion(
  { db, clock, actor }: Context<AdminActor>,
  { id, group, state, texts }: QuestionChange,
): Promise<void> {
  const isNew = await insertQuestion(db, {
    ...{ id, group, state, texts },
    position: await nextPlace(db, group),
    updatedAt: clock.now(),
    updatedBy: actor.accountId,
  });
  if (!isNew) throw refuseField('id', 'validation_slug_taken');
}

/** Changes a question; in another group it stands last. */
export async function saveQuestion(
  { db, clock, actor }: Context<AdminActor>,
  { id, group, state, texts, version }: QuestionChange & { version: number },
): Promise<void> {
  const before = await lockQuestion(db, id);
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.version !== version) throw new Refusal('CONFLICT');
  await updateQuestion(db, id, {
    ...{ group, state, texts },
    position: before.group === group ? before.position : await nextPlace(db, group),
    version: version + 1,
    updatedAt: clock.now(),
    updatedBy: actor.accountId,
  });
}

/** One place up or down within its group; at the end nothing changes. */
export async function moveQuestion(
  { db }: Context<AdminActor>,
  { id, to }: { id: string; to: 'up' | 'down' },
): Promise<void> {
  const question = await lockQuestion(db, id);
  if (!question) throw new Refusal('NOT_FOUND');
  const order = (await lockGroup(db, question.group)).map((row) => row.id);
  const from = order.indexOf(id);
  const target = from + (to === 'up' ? -1 : 1);
  if (target < 0 || target >= order.length) return;
  order.splice(from, 1);
  order.splice(target, 0, id);
  for (const [position, name] of order.entries()) await updateQuestion(db, name, { position });
}

const nothing: QuestionText = { question: '', answer: '' };

function allTexts({ texts }: QuestionRow): Record<Locale, QuestionText> {
  const all = locales.map((locale) => [locale, texts[locale] ?? nothing]);
  return Object.fromEntries(all);
}

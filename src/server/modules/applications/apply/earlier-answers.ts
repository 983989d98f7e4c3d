import type { EarlierAnswer } from '#contract/application-responses.ts';
import { isId } from '#domain/ids.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { foldText } from '#domain/text/folding.ts';
import type { StoredAnswer } from '#server/modules/applications/table.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { selectOpening, selectOwnAnswers, selectQuestions } from './queries.ts';

/** So many of the own applications are looked through, newest first. */
const lookedThrough = 100;

/**
 * What the caller answered before to the questions that this opening asks (beyond.md 6): the newest own answer to the
 * same question of the same type, whatever its case and punctuation.
 */
export async function findEarlierAnswers(
  { db, actor, locale }: Context<CandidateActor>,
  openingId: string,
): Promise<EarlierAnswer[]> {
  const opening = isId(openingId) ? await selectOpening(db, openingId) : undefined;
  if (!opening?.firstPublishedAt) return [];
  const questions = await selectQuestions(db, openingId);
  if (questions.length === 0) return [];
  const given = new Map<string, { answer: string; jobTitle: string }>();
  for (const { answers, jobTitle } of await selectOwnAnswers(db, actor.accountId, lookedThrough))
    for (const stored of answers) {
      const key = keyOf(stored.title, stored.answer_type);
      if (isAnswered(stored) && !given.has(key)) given.set(key, { answer: stored.answer, jobTitle });
    }
  return questions.flatMap(({ id, title, answerType }) => {
    const found = given.get(keyOf(title, answerType));
    if (!found) return [];
    return [{ question_id: id, answer: found.answer, job_title: openingTitleIn(locale, found.jobTitle) }];
  });
}

function isAnswered({ answer }: StoredAnswer): boolean {
  return answer.trim() !== '';
}

function keyOf(title: string, answerType: string): string {
  return `${answerType} ${foldText(title)}`;
}

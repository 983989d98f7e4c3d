import type { QuestionAnswer } from '#contract/question-answers.ts';
import { blindCode, isBlind, withoutPerson } from '#domain/applications/blind.ts';
import { everyNameOf, personNameIn } from '#domain/shown-names.ts';
import { filePath } from '#server/modules/files/service.ts';
import { findOwnOpening, readQuestions } from '#server/modules/job-openings/editing/service.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { countApplicants, selectApplicants } from './queries.ts';

/** What everybody who applied for an own opening answered to one of its questions. */
export async function readAnswers(
  context: Context<MemberActor>,
  input: { job_id: string; question_id?: string; page?: number },
) {
  const { actor, db } = context;
  const opening = await findOwnOpening(context, actor, input.job_id);
  const { screening, video } = await readQuestions(context, opening);
  const questions = [
    ...screening.map(({ id, title, answerType }) => ({
      id,
      title,
      answer_type: answerType,
      is_video: false,
    })),
    ...video.map(({ id, question }) => ({ id, title: question, answer_type: 'video', is_video: true })),
  ];
  const asked = questions.find(({ id }) => id === input.question_id) ?? questions[0];
  const job = { id: opening.id, title: opening.title };
  if (!asked) return { job, questions, question_id: null, total: 0, data: [] };
  const rows = await selectApplicants(db, opening.id, {
    videoQuestionId: asked.is_video ? asked.id : null,
    page: input.page ?? 1,
  });
  const data = rows.map((row): QuestionAnswer => {
    const hidden = isBlind({ ...row, blindReview: opening.blindReview });
    const given = row.answers.find(({ question_id }) => question_id === asked.id);
    const words = given?.answer || null;
    return {
      application_id: row.id,
      name: hidden ? '' : personNameIn(context.locale, row.name, row.nameAr),
      blind: hidden ? blindCode(row.id) : null,
      unconfirmed: row.isUnconfirmed,
      status: row.status,
      answer: hidden && words ? withoutPerson(words, everyNameOf(row)) : words,
      knocked_out: given?.knocked_out ?? false,
      video:
        row.fileId && !hidden
          ? { path: filePath(row.fileId), poster: filePath(row.posterFileId), captions: row.captions ?? '' }
          : null,
    };
  });
  return { job, questions, question_id: asked.id, total: await countApplicants(db, opening.id), data };
}

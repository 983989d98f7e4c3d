import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { discardDraft, listDrafts, readDraft, saveDraft } from './apply/draft-service.ts';
import { findEarlierAnswers } from './apply/earlier-answers.ts';
import { applyToOpening } from './apply/service.ts';
import { readBoard } from './board/service.ts';
import { getApplication } from './details/service.ts';
import { listByOpening, readFigures } from './figures/service.ts';
import { keepHire } from './hire/service.ts';
import { listReceived } from './list/service.ts';
import { markApplication } from './marks/service.ts';
import { moveApplication } from './move/service.ts';
import { listAppliedIds, listOwn } from './own/service.ts';
import { readRejectionLetters } from './review/letters.ts';
import { changeStatus, removeApplication } from './review/service.ts';
import { takeWithdrawalBack, withdrawApplication } from './withdrawal/service.ts';

const { applications } = procedures;

export const applicationsProcedures = applications.router({
  apply: applications.apply.handler(async ({ context, input }) => {
    const { application, opening } = await applyToOpening(context, input);
    const data = { id: application.id, job_id: opening.id, video_questions: opening.videoQuestions };
    return { ...done, data };
  }),
  list: applications.list.handler(async ({ context, input }) => {
    const { actor } = context;
    const data =
      actor.role === 'candidate'
        ? await listOwn(context, actor, input)
        : await listReceived(context, actor, input);
    return { status: 200, data };
  }),
  board: applications.board.handler(async ({ context, input }) => ({
    status: 200,
    data: await readBoard(context, input),
  })),
  get: applications.get.handler(async ({ context, input }) => ({
    status: 200,
    data: await getApplication(context, input.id),
  })),
  changeStatus: applications.changeStatus.handler(async ({ context, input }) => {
    const { id, status, updatedAt } = await changeStatus(context, input);
    return { ...done, data: { id, status, updated_at: updatedAt.toISOString() } };
  }),
  keepHire: applications.keepHire.handler(async ({ context, input }) => {
    await keepHire(context, input);
    return done;
  }),
  rejectionLetters: applications.rejectionLetters.handler(async ({ context, input }) => ({
    status: 200,
    ...(await readRejectionLetters(context, input)),
  })),
  pin: applications.pin.handler(async ({ context, input: { id, pinned } }) => {
    await markApplication(context, 'pin', { id, isSet: pinned });
    return done;
  }),
  move: applications.move.handler(async ({ context, input }) => {
    const { id, openingId } = await moveApplication(context, input);
    return { ...done, data: { id, job_id: openingId } };
  }),
  withdraw: applications.withdraw.handler(async ({ context, input }) => {
    await withdrawApplication(context, input);
    return done;
  }),
  takeWithdrawalBack: applications.takeWithdrawalBack.handler(async ({ context, input }) => {
    await takeWithdrawalBack(context, input.id);
    return done;
  }),
  remove: applications.remove.handler(async ({ context, input }) => {
    await removeApplication(context, input);
    return done;
  }),
  removeByPost: applications.removeByPost.handler(async ({ context, input }) => {
    await removeApplication(context, input);
    return done;
  }),
  applied: applications.applied.handler(async ({ context }) => ({
    status: 200,
    data: await listAppliedIds(context),
  })),
  drafts: applications.drafts.handler(async ({ context }) => ({
    status: 200,
    data: await listDrafts(context),
  })),
  draft: applications.draft.handler(async ({ context, input }) => ({
    status: 200,
    data: await readDraft(context, input.job_id),
  })),
  earlierAnswers: applications.earlierAnswers.handler(async ({ context, input }) => ({
    status: 200,
    data: await findEarlierAnswers(context, input.job_id),
  })),
  saveDraft: applications.saveDraft.handler(async ({ context, input: { job_id, ...content } }) => {
    await saveDraft(context, job_id, content);
    return done;
  }),
  discardDraft: applications.discardDraft.handler(async ({ context, input }) => {
    await discardDraft(context, input.job_id);
    return done;
  }),
  byOpening: applications.byOpening.handler(async ({ context }) => ({
    status: 200,
    data: await listByOpening(context),
  })),
  figures: applications.figures.handler(async ({ context }) => ({
    status: 200,
    data: await readFigures(context),
  })),
});

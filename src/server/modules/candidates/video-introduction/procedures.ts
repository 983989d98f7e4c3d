import { personNameIn } from '#domain/shown-names.ts';
import { actorNameIn } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { procedures } from '#server/platform/procedures.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { findNames } from './queries.ts';
import { listVideoIntroduction, removeVideoIntroduction, saveVideoIntroduction } from './service.ts';
import { findSharedVideos } from './sharing.ts';

const { videoIntroduction } = procedures;

export const videoIntroductionProcedures = videoIntroduction.router({
  read: videoIntroduction.read.handler(async ({ context, input }) => {
    const asked = await resolveCandidate(context, input.user_id ?? '');
    const data = await listVideoIntroduction(context, asked.candidateId, asked.shareId);
    return { status: 200, name: personNameIn(context.locale, asked.name, asked.nameAr), data };
  }),
  update: videoIntroduction.update.handler(async ({ context, input }) => {
    const me = context.actor;
    const answers = input.video_cv ?? input.videocv;
    if (!answers) throw refuseField('video_cv', 'validation_videos_required');
    await saveVideoIntroduction(context, me.accountId, answers);
    const name = actorNameIn(context.locale, me);
    return { status: 200, name, data: await listVideoIntroduction(context, me.accountId) };
  }),
  remove: videoIntroduction.remove.handler(async ({ context }) => {
    await removeVideoIntroduction(context, context.actor.accountId);
    return { status: 200 };
  }),
});

/** The own videos, those of a share id, or for admins those of any candidate; anyone else's do not exist. */
async function resolveCandidate(context: Context, asked: string) {
  const { actor } = context;
  if (actor.role === 'candidate' && ['', '1', actor.accountId].includes(asked))
    return { candidateId: actor.accountId, name: actor.name, nameAr: actor.nameAr, shareId: undefined };
  if (asked === '' && actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  const shared = await findSharedVideos(context, asked);
  if (shared) return shared;
  const isAdmin = actor.role === 'admin' || actor.role === 'superadmin';
  const names = isAdmin && /^[0-9a-f-]{36}$/.test(asked) ? await findNames(context.db, asked) : undefined;
  if (!names) throw new Refusal('NOT_FOUND');
  return { candidateId: asked, ...names, shareId: undefined };
}

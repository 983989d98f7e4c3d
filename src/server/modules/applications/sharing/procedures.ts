import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { readRoom } from './contents-service.ts';
import { enterRoom } from './entry-service.ts';
import { finishVisit, readRoomHead, reviewInRoom } from './room-service.ts';
import { closeShare, getShare, listShares, readOutsideReviews, shareApplications } from './service.ts';

const { sharing } = procedures;

export const sharingProcedures = sharing.router({
  share: sharing.share.handler(async ({ context, input }) => ({
    ...done,
    data: await shareApplications(context, input),
  })),
  list: sharing.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listShares(context, input)),
  })),
  get: sharing.get.handler(async ({ context, input }) => ({
    status: 200,
    data: await getShare(context, input.id),
  })),
  revoke: sharing.revoke.handler(async ({ context, input }) => {
    await closeShare(context, input.id);
    return done;
  }),
  ofApplication: sharing.ofApplication.handler(async ({ context, input }) => ({
    status: 200,
    data: await readOutsideReviews(context, input.id),
  })),
  room: sharing.room.handler(async ({ context, input }) => ({
    status: 200,
    data: await readRoomHead(context, input.id),
  })),
  enter: sharing.enter.handler(async ({ context, input }) => {
    await enterRoom(context, input);
    return done;
  }),
  contents: sharing.contents.handler(async ({ context, input }) => ({
    status: 200,
    data: await readRoom(context, input.id),
  })),
  review: sharing.review.handler(async ({ context, input }) => {
    await reviewInRoom(context, input);
    return done;
  }),
  finish: sharing.finish.handler(async ({ context, input }) => {
    await finishVisit(context, input.id);
    return done;
  }),
});

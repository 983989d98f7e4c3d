import { procedures } from '#server/platform/procedures.ts';
import { answerInvitation, readInvitation } from './answer/service.ts';
import { closeFeed, openFeed, readFeedState } from './feed/service.ts';
import { getInterview, listInterviews } from './list/service.ts';
import { listOwnInterviews } from './own/service.ts';
import { readBusy } from './schedule/busy-service.ts';
import {
  acceptProposal,
  cancelInterview,
  completeInterview,
  rescheduleInterview,
} from './schedule/changes-service.ts';
import { findFreeTimes } from './schedule/free-service.ts';
import { readMeetingLink, saveMeetingLink } from './schedule/link-service.ts';
import { previewInterview } from './schedule/preview-service.ts';
import { readOptions, scheduleInterview } from './schedule/service.ts';

const { interviews } = procedures;
const done = { status: 200, success: true } as const;

export const interviewsProcedures = interviews.router({
  list: interviews.list.handler(async ({ context, input }) => ({
    status: 200,
    data: await listInterviews(context, input),
  })),
  get: interviews.get.handler(async ({ context, input }) => ({
    status: 200,
    data: await getInterview(context, input.id),
  })),
  options: interviews.options.handler(async ({ context, input }) => ({
    status: 200,
    data: await readOptions(context, input.application_id),
  })),
  busy: interviews.busy.handler(async ({ context, input }) => ({
    status: 200,
    ...(await readBusy(context, input)),
  })),
  free: interviews.free.handler(async ({ context, input }) => ({
    status: 200,
    data: await findFreeTimes(context, input),
  })),
  preview: interviews.preview.handler(async ({ context, input }) => ({
    status: 200,
    data: await previewInterview(context, input),
  })),
  meetingLink: interviews.meetingLink.handler(async ({ context }) => ({
    status: 200,
    data: await readMeetingLink(context),
  })),
  saveMeetingLink: interviews.saveMeetingLink.handler(async ({ context, input }) => {
    await saveMeetingLink(context, input);
    return done;
  }),
  schedule: interviews.schedule.handler(async ({ context, input }) => ({
    ...done,
    data: await scheduleInterview(context, input),
  })),
  reschedule: interviews.reschedule.handler(async ({ context, input }) => ({
    ...done,
    data: await rescheduleInterview(context, input),
  })),
  cancel: interviews.cancel.handler(async ({ context, input }) => ({
    ...done,
    data: await cancelInterview(context, input),
  })),
  complete: interviews.complete.handler(async ({ context, input }) => ({
    ...done,
    data: await completeInterview(context, input),
  })),
  accept: interviews.accept.handler(async ({ context, input }) => ({
    ...done,
    data: await acceptProposal(context, input),
  })),
  own: interviews.own.handler(async ({ context }) => ({
    status: 200,
    data: await listOwnInterviews(context),
  })),
  invitation: interviews.invitation.handler(async ({ context, input }) => ({
    status: 200,
    data: await readInvitation(context, input),
  })),
  answer: interviews.answer.handler(async ({ context, input }) => ({
    ...done,
    data: await answerInvitation(context, input),
  })),
  feed: interviews.feed.handler(async ({ context }) => ({
    status: 200,
    data: await readFeedState(context),
  })),
  openFeed: interviews.openFeed.handler(async ({ context, input }) => ({
    ...done,
    data: await openFeed(context, input.scope),
  })),
  closeFeed: interviews.closeFeed.handler(async ({ context }) => {
    await closeFeed(context);
    return done;
  }),
});

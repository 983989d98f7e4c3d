import { defineEvent } from '#server/platform/events.ts';

/** A candidate answered a video question; `missing` tells how many still wait. */
export const videoAnswered = defineEvent<{
  applicationId: string;
  openingId: string;
  companyId: string;
  questionId: string;
  missing: number;
}>('application.video-answered');

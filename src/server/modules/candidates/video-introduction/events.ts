import { defineEvent } from '#server/platform/events.ts';

/** A candidate recorded, replaced or removed the video introduction. */
export const videoIntroductionChanged = defineEvent<{ candidateId: string }>('video-introduction.changed');

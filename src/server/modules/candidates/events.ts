import { defineEvent } from '#server/platform/events.ts';

/** A candidate's profile exists since just now. */
export const candidateRegistered = defineEvent<{ candidateId: string }>('candidate.registered');

/** Something of a profile changed that others search or see: details, CV, videos, consents, visibility. */
export const candidateChanged = defineEvent<{ candidateId: string }>('candidate.changed');

import { defineEvent } from '#server/platform/events.ts';

/** An admin approved the company: its published openings become public. */
export const companyApproved = defineEvent<{ companyId: string }>('company.approved');

/** The company lost its approval or was refused; nothing of it stays public. */
export const companyDeclined = defineEvent<{ companyId: string; reason: string }>('company.declined');

/** Name, logo, time zone or anything else that its openings show has changed. */
export const companyChanged = defineEvent<{ companyId: string }>('company.changed');

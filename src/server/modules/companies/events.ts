import type { MemberRole } from '#domain/companies/roles.ts';
import { defineEvent } from '#server/platform/events.ts';
import type { Company } from './queries.ts';

/** An admin approved the company: its published openings become public. */
export const companyApproved = defineEvent<{ companyId: string }>('company.approved');

/** An admin refused the company; nothing of it stays public. */
export const companyDeclined = defineEvent<{ companyId: string; reason: string }>('company.declined');

/** An administrator stopped an approved company; nothing of it stays public. */
export const companySuspended = defineEvent<{ companyId: string }>('company.suspended');

/** A company was closed for good, by its owner or at its wish; everything that runs for it ends. */
export const companyClosed = defineEvent<{ companyId: string }>('company.closed');

/** An approved company changed what its approval rests on: nothing of it is public until an admin has looked. */
export const companyUnderReview = defineEvent<{ companyId: string; changed: string[] }>(
  'company.under-review',
);

/** Somebody accepted an invitation, which names openings where the role sees no others. */
export const memberJoined = defineEvent<{ companyId: string; accountId: string; openingIds: string[] }>(
  'company.member-joined',
);

/** An owner gave a member another role, or the company's directory gave it to many. */
export const memberRolesChanged = defineEvent<{
  companyId: string;
  members: readonly { accountId: string; from: MemberRole; role: MemberRole }[];
}>('company.member-roles-changed');

/** Name, logo, time zone or anything else that its openings show has changed. */
export const companyChanged = defineEvent<{ companyId: string; columns: (keyof Company)[] }>(
  'company.changed',
);

import { accountStatuses, type Role } from './people.ts';

/** Why an administrator looks at somebody's account: the person asked, a report, the law, a danger to the account. */
export const lookReasons = ['asked', 'report', 'law', 'safety'] as const;
export type LookReason = (typeof lookReasons)[number];

/** Whom administrators find: the team has a screen of its own. */
export const foundRoles = ['candidate', 'company'] as const satisfies readonly Role[];
export type FoundRole = (typeof foundRoles)[number];

/** How an account stands in the search: one whose address nobody confirmed is a state of its own there. */
export const foundStatuses = [...accountStatuses, 'unverified'] as const;

/** How long a reason that was given goes on being used for further looks, in minutes. */
export const lookMinutes = 30;

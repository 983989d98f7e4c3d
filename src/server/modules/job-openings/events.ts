import type { Company } from '#server/modules/companies/service.ts';
import { defineEvent } from '#server/platform/events.ts';

/** An opening was written, published, put on hold, closed or extended; its public row follows in the same transaction. */
export const openingChanged = defineEvent<{
  openingId: string;
  /** How many it has: what follows from them is nothing to do for a new one. */
  applications: number;
}>('opening.changed');

/** The due date of a public opening has passed; published once for each time it expires. */
export const openingExpired = defineEvent<{ openingId: string }>('opening.expired');

/** So many people have reported an opening that an administrator must look at it; published once. */
export const openingFlagged = defineEvent<{ openingId: string; reports: number }>('opening.flagged');

/** An opening is about to be deleted with all that hangs on it; its applicants hear of it from higher modules. */
export const openingDeleted = defineEvent<{ openingId: string; companyId: string }>('opening.deleted');

/** The company closed it: nobody is hired through it any more unless it is reopened. */
export const openingClosed = defineEvent<{ openingId: string; companyId: string }>('opening.closed');

/** The company published it; it is public from then on where nothing holds it. */
export const openingPublished = defineEvent<{
  openingId: string;
  company: Pick<Company, 'id' | 'hasWebhooks'>;
}>('opening.published');

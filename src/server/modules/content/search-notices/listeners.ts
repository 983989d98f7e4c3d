import {
  companyApproved,
  companyDeclined,
  companySuspended,
  companyUnderReview,
} from '#server/modules/companies/events.ts';
import {
  openingChanged,
  openingClosed,
  openingDeleted,
  openingExpired,
} from '#server/modules/job-openings/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { noteOpenings, noteOpeningsOf } from './queries.ts';

/** What changes what visitors see of an opening is told to search engines soon; nothing is noted where none is told. */
export function listenForPages(events: Events<Context>): void {
  for (const event of [openingChanged, openingExpired, openingDeleted, openingClosed])
    events.on<{ openingId: string }>(event, async ({ db, clock, config }, { openingId }) => {
      if (config.indexing) await noteOpenings(db, [openingId], clock.now());
    });
  for (const event of [companyApproved, companyDeclined, companySuspended, companyUnderReview])
    events.on<{ companyId: string }>(event, async ({ db, clock, config }, { companyId }) => {
      if (config.indexing) await noteOpeningsOf(db, companyId, clock.now());
    });
}

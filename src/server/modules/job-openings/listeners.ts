import {
  companyApproved,
  companyChanged,
  companyClosed,
  companyDeclined,
  companySuspended,
  companyUnderReview,
} from '#server/modules/companies/events.ts';
import type { Company } from '#server/modules/companies/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { closeEveryOpening } from './editing/ending-service.ts';
import { openingChanged, openingExpired } from './events.ts';
import { refreshPublicOpening, refreshPublicOpeningsOfCompany } from './publication/service.ts';
import { tellExpiredTask } from './task-names.ts';

/** What openings show of their company, or reckon by. */
const shownColumns = new Set<keyof Company>(['name', 'nameAr', 'logoFileId', 'timezone']);

/** What the public search shows follows every change, in the transaction of its cause. */
export function listenForPublication(events: Events<Context>): void {
  events.on(openingChanged, (context, { openingId }) => refreshPublicOpening(context, openingId));
  for (const event of [companyApproved, companyDeclined, companySuspended, companyUnderReview]) {
    events.on<{ companyId: string }>(event, (context, { companyId }) =>
      refreshPublicOpeningsOfCompany(context, companyId),
    );
  }
  events.on(companyChanged, async (context, { companyId, columns }) => {
    if (columns.some((column) => shownColumns.has(column)))
      await refreshPublicOpeningsOfCompany(context, companyId);
  });
}

/** A company that ends has no opening that goes on. */
export function listenForClosedCompanies(events: Events<Context>): void {
  events.on(companyClosed, (context, { companyId }) => closeEveryOpening(context, companyId));
}

/** The letters to the company are written apart: a thousand openings may expire at one midnight. */
export function listenForExpiry(events: Events<Context>): void {
  events.on(openingExpired, async (context, { openingId }) => {
    await context.tasks.enqueue(context.db, tellExpiredTask, { openingId });
  });
}

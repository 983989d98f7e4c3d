import { companyClosed } from '#server/modules/companies/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { deleteConnectionOf } from './connection-queries.ts';
import { deleteDomainsOf } from './domain-queries.ts';

/** A closed company lets go of its domains: whoever has them next may prove them. */
export function listenForClosedSignIns(events: Events<Context>): void {
  events.on(companyClosed, async ({ db }, { companyId }) => {
    await deleteConnectionOf(db, companyId);
    await deleteDomainsOf(db, companyId);
  });
}

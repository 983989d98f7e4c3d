import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { openingChanged, openingClosed } from '#server/modules/job-openings/events.ts';
import type { Context } from '#server/platform/context.ts';
import { closeOpeningsOf } from './queries.ts';

/** Closes every opening of a company that ends, within its transaction; whoever applied hears of it as of any other. */
export async function closeEveryOpening(context: Context, companyId: string): Promise<void> {
  for (const { id, title, applications } of await closeOpeningsOf(
    context.db,
    companyId,
    context.clock.now(),
  )) {
    await context.events.publish(context, openingChanged, { openingId: id, applications });
    await context.events.publish(context, openingClosed, { openingId: id, companyId });
    await recordActivity(context, { companyId, kind: 'opening.closed', subject: title, subjectId: id });
  }
}

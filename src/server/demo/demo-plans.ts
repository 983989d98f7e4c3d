import { defaultPlans } from '#domain/plans.ts';
import { plans } from '#server/modules/plans/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The first three plans, where nobody has written them yet. */
export async function ensurePlans(db: Database): Promise<void> {
  await db
    .insert(plans)
    .values(
      defaultPlans.map((plan, index) => ({
        id: plan.name.toLowerCase(),
        name: plan.name,
        priceQar: plan.price,
        jobSlots: plan.slot,
        screeningSlots: plan.screening_question_slot,
        videoSlots: plan.video_question_slot,
        position: index + 1,
      })),
    )
    .onConflictDoNothing();
}

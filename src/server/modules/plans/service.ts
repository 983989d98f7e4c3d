import { isDeepStrictEqual } from 'node:util';
import { defaultPlans, type PlanDefinition, planThatLifts, type Slots } from '#domain/plans.ts';
import type { Context } from '#server/platform/context.ts';
import { type PlanRow, selectPlan, selectPlans, upsertPlan } from './queries.ts';
import type { plans } from './table.ts';

export type { PlanRow };

/** The plan that every company begins with, for 30 days from its approval. */
export const trialPlanId = 'trial';

/** The plans on offer, in their order. */
export async function listPlans({ db }: Pick<Context, 'db'>): Promise<PlanRow[]> {
  return (await selectPlans(db)).filter((plan) => plan.isOffered);
}

/** Whether the plans are the first three, with the names, prices and slots that they came with. */
export async function hasFirstPlans({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const rows = await selectPlans(db);
  return (
    rows.length === defaultPlans.length &&
    rows.every((row, place) => isDeepStrictEqual(asFirst(presentPlan(row)), defaultPlans[place]))
  );
}

function asFirst(plan: ReturnType<typeof presentPlan>) {
  const { name, price, is_trial, slot, video_question_slot, screening_question_slot } = plan;
  return { name, price, is_trial, slot, video_question_slot, screening_question_slot };
}

/** A plan by its id, or by its name as administrators write it. */
export async function findPlan({ db }: Pick<Context, 'db'>, idOrName: string): Promise<PlanRow | undefined> {
  const wanted = idOrName.trim().toLowerCase();
  return (
    (await selectPlan(db, wanted)) ??
    (await selectPlans(db)).find((plan) => plan.name.toLowerCase() === wanted)
  );
}

/** The name of the cheapest plan with more slots of a kind than the limit; undefined where none has. */
export async function planLifting(
  context: Pick<Context, 'db'>,
  kind: keyof Slots,
  limit: number,
): Promise<string | undefined> {
  const offered = (await listPlans(context)).map(asDefinition);
  return planThatLifts(kind, limit, offered)?.name;
}

/** Changes a plan or adds one; the slots of companies change when a plan is set for them. */
export async function savePlan(context: Context, input: typeof plans.$inferInsert): Promise<PlanRow> {
  return upsertPlan(context.db, { ...input, updatedAt: context.clock.now() });
}

/** A plan on the wire. */
export function presentPlan(plan: PlanRow) {
  return {
    id: plan.id,
    name: plan.name,
    price: plan.priceQar,
    currency: 'QAR' as const,
    is_trial: plan.id === trialPlanId,
    slot: plan.jobSlots,
    video_question_slot: plan.videoSlots,
    screening_question_slot: plan.screeningSlots,
    features: plan.features,
  };
}

function asDefinition(plan: PlanRow): PlanDefinition {
  // A price on request is compared as the dearest.
  return { ...presentPlan(plan), price: plan.priceQar ?? Number.MAX_SAFE_INTEGER };
}

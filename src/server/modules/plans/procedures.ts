import { procedures } from '#server/platform/procedures.ts';
import { selectPlan, selectPlans } from './queries.ts';
import { listPlans, presentPlan, savePlan } from './service.ts';

const { plans } = procedures;

export const plansProcedures = plans.router({
  list: plans.list.handler(async ({ context }) => ({
    status: 200,
    data: (await listPlans(context)).map(presentPlan),
  })),
  all: plans.all.handler(async ({ context }) => ({
    status: 200,
    data: (await selectPlans(context.db)).map((plan) => ({
      ...presentPlan(plan),
      position: plan.position,
      is_offered: plan.isOffered,
    })),
  })),
  save: plans.save.handler(async ({ context, input }) => {
    const known = await selectPlan(context.db, input.id);
    const saved = await savePlan(context, {
      id: input.id,
      name: input.name,
      priceQar: input.price,
      jobSlots: input.slot,
      videoSlots: input.video_question_slot,
      screeningSlots: input.screening_question_slot,
      features: input.features,
      position: input.position ?? known?.position ?? 100,
      isOffered: input.is_offered,
    });
    return { status: 200, data: presentPlan(saved) };
  }),
});

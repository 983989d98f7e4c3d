import { requireSlots } from '#server/modules/companies/plan/service.ts';
import type { Company } from '#server/modules/companies/service.ts';
import type { Context } from '#server/platform/context.ts';
import { countTakenSlots } from './queries.ts';

/** As many openings that are not Closed as the plan has job slots; with the company locked, two that race queue (X3). */
export async function requireFreeSlot(context: Context, company: Company, without?: string): Promise<void> {
  const taken = await countTakenSlots(context.db, company.id, without);
  await requireSlots(context, company, { kind: 'slot', taken, added: 1 });
}

/** As many questions of a kind per opening as the plan allows; the refusal stands at their list. */
export async function requireQuestionSlots(
  context: Context,
  company: Company,
  asked: { screening: number; video: number },
): Promise<void> {
  const kinds = [
    { kind: 'screening_question_slot', field: 'screening_questions', added: asked.screening },
    { kind: 'video_question_slot', field: 'video_questions', added: asked.video },
  ] as const;
  for (const slots of kinds) await requireSlots(context, company, { ...slots, taken: 0 });
}

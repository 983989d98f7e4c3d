import type { Context } from '#server/platform/context.ts';
import { withinSlots } from '../companies/plan-service.ts';
import { countTakenSlots } from './desk-queries.ts';

/** As many openings that are not Closed as the plan has job slots; two that race for the last one queue (X3). */
export function requireFreeSlot(context: Context, companyId: string, without?: string): Promise<void> {
  return withinSlots(context, {
    companyId,
    kind: 'slot',
    count: ({ db }) => countTakenSlots(db, companyId, without),
  });
}

/** As many questions of a kind per opening as the plan allows; the refusal stands at their list. */
export async function requireQuestionSlots(
  context: Context,
  companyId: string,
  asked: { screening: number; video: number },
): Promise<void> {
  const kinds = [
    { kind: 'screening_question_slot', field: 'screening_questions', added: asked.screening },
    { kind: 'video_question_slot', field: 'video_questions', added: asked.video },
  ] as const;
  for (const slots of kinds) await withinSlots(context, { ...slots, companyId, count: async () => 0 });
}

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

/** As many questions of a kind per opening as the plan allows. */
export async function requireQuestionSlots(
  context: Context,
  companyId: string,
  asked: { screening: number; video: number },
): Promise<void> {
  const count = async () => 0;
  await withinSlots(context, { companyId, kind: 'screening_question_slot', added: asked.screening, count });
  await withinSlots(context, { companyId, kind: 'video_question_slot', added: asked.video, count });
}

import { referenceKey } from '#domain/reference/keys.ts';
import { textOf } from '#web/validation.ts';

export function answerTypeLabel(type: string): string {
  return textOf(referenceKey('answer_type', type));
}

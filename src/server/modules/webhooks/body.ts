import type { DeliveryRow } from './delivery-queries.ts';

/** What is posted: the event as Standard Webhooks has it, with who it is about where that may be told. */
export function writtenBody(
  { type, happenedAt, data }: Pick<DeliveryRow, 'type' | 'happenedAt' | 'data'>,
  candidate?: object,
): string {
  return JSON.stringify({
    type,
    timestamp: happenedAt.toISOString(),
    data: { ...data, ...(candidate && { candidate }) },
  });
}

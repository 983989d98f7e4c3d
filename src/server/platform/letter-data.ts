/** What a letter says, as the outbox keeps it: JSON, in which moments stay moments. */
export type LetterFacts = { [name: string]: unknown };

/** For the outbox; what is undefined is left out. */
export function packFacts(data: object): LetterFacts {
  return packed(data) as LetterFacts;
}

/** As the sender handed it over. */
export function unpackFacts(facts: LetterFacts): object {
  return unpacked(facts) as object;
}

function packed(value: unknown): unknown {
  if (value instanceof Date) return { $moment: value.toISOString() };
  if (Array.isArray(value)) return value.map(packed);
  return isRecord(value) ? mapValues(value, packed) : value;
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isRecord(value)) return value;
  return typeof value.$moment === 'string' ? new Date(value.$moment) : mapValues(value, unpacked);
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

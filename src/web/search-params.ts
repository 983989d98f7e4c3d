import { isCalendarDate } from '#domain/time.ts';

/** Addresses carry plain text, never JSON: `?city=Doha&job_title=Nurse&job_title=Teacher`. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const known = Object.hasOwn(values, name) ? values[name] : undefined;
    values[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value];
  }
  return values;
}

/** The reverse; empty, absent and default-free values leave no trace. */
export function stringifySearch(search: Record<string, unknown>): string {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '' && item !== false)
        values.append(name, String(item));
    }
  }
  const text = values.toString();
  return text ? `?${text}` : '';
}

/** One value of a search parameter that may come several times. */
export function one(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

/** All values of a search parameter. */
export function many(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );
}

/** A day, `YYYY-MM-DD`; anything else is none. */
export function dateOf(value: unknown): string | undefined {
  const text = one(value);
  return text && isCalendarDate(text) ? text : undefined;
}

/** A page number, as an address has it or as a link names it; the first page leaves no trace in the address. */
export function pageOf(value: unknown): number | undefined {
  const page = typeof value === 'number' ? value : Number(one(value));
  return Number.isInteger(page) && page > 1 && page <= 10_000 ? page : undefined;
}

import { useState } from 'react';
import type { z } from 'zod';
import { m } from '#texts/messages.js';
import { useCheckedForm } from '../identity/use-checked-form.ts';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import { bindFields } from './bind-fields.ts';

/**
 * A form over stored values: what was typed, what differs, the errors of the schema and of the server, and a save
 * that sends the differences alone.
 */
export function useSave<Values extends Record<string, unknown>>(stored: Values, schema: z.ZodType) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const { submit, failure, sentence: said, ...call } = useCheckedForm(schema);
  const values = { ...stored, ...typed };
  const changes = withWholePhone(
    values,
    Object.entries(typed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name])),
  );
  const isDirty = Object.keys(changes).length > 0;
  const release = useUnsavedGuard(isDirty);

  function change(part: Partial<Values>) {
    setTyped((known) => ({ ...known, ...part }));
    call.clear(...Object.keys(part));
  }

  /** Changes what stands there by the time this runs: two uploads may end in any order. */
  function changeBy(update: (values: Values) => Partial<Values>) {
    setTyped((known) => ({ ...known, ...update({ ...stored, ...known }) }));
  }

  /** Answers what `send` answers, or undefined where the form or the server refused. */
  async function save<T>(send: (changes: Partial<Values>) => Promise<T>): Promise<T | undefined> {
    const answer = await submit(changes, () => send(changes));
    if (answer === undefined) return undefined;
    release();
    setTyped({});
    return answer;
  }

  const sentence = failure?.code === 'INTERNAL' ? m.companies_update_failed() : said;
  const field = bindFields(values, call.errors, change);
  return { ...call, values, changes, isDirty, sentence, field, change, changeBy, save };
}

/** A number is judged with its dial code: neither goes without the other. */
function withWholePhone<Values extends Record<string, unknown>>(
  values: Values,
  changed: [string, unknown][],
): Partial<Values> {
  const { phone, dial_code } = values;
  const isPhone = changed.some(([name]) => name === 'phone' || name === 'dial_code');
  return { ...Object.fromEntries(changed), ...(isPhone && { phone, dial_code }) } as Partial<Values>;
}

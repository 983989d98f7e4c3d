import { useRef, useState } from 'react';
import type { z } from 'zod';
import { m } from '#texts/messages.js';
import { checkForm, type FormErrors } from '../../validation.ts';
import { useCall } from '../identity/use-call.ts';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import { focusFirstError } from './focus-first-error.ts';
import { fieldsOfWizard } from './registration/registration-check.ts';

/**
 * A form over stored values: what was typed, what differs, the errors of the schema and of the server, and a save
 * that sends the differences alone.
 */
export function useSave<Values extends Record<string, unknown>>(stored: Values, schema: z.ZodType) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [found, setFound] = useState<FormErrors>({});
  const { run, isRunning, failure, fields, sentence: said, wait } = useCall();
  const values = { ...stored, ...typed };
  const changes = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name])),
  ) as Partial<Values>;
  const isDirty = Object.keys(changes).length > 0;
  const release = useUnsavedGuard(isDirty);

  function change(part: Partial<Values>) {
    setTyped((known) => ({ ...known, ...part }));
    setFound((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))));
  }

  /** Answers what `send` answers, or undefined where the form or the server refused. */
  async function save<T>(send: (changes: Partial<Values>) => Promise<T>): Promise<T | undefined> {
    const errors = checkForm(schema, changes);
    setFound(errors);
    if (Object.keys(errors).length > 0) {
      focusFirstError(form.current);
      return undefined;
    }
    const answer = await run(() => send(changes));
    if (answer === undefined) focusFirstError(form.current);
    else {
      release();
      setTyped({});
    }
    return answer;
  }

  const errors = { ...fieldsOfWizard(fields), ...found };
  const sentence = failure?.code === 'INTERNAL' ? m.companies_update_failed() : said;
  return { form, values, changes, isDirty, errors, sentence, wait, isRunning, change, save };
}

import { useRef, useState } from 'react';
import type { z } from 'zod';
import { useFocusOnError } from '../../design/use-focus-on-error.ts';
import { checkForm, type FormErrors } from '../../validation.ts';
import { callFailure } from './call-failure.ts';
import { useCall } from './use-call.ts';

/**
 * A form that is checked by the server's own schema before it is sent. What either of them refuses stands beside its
 * field until that field changes, and the first refused field takes the focus.
 */
export function useCheckedForm(schema?: z.ZodType) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const focusOnError = useFocusOnError(form);
  const { run, setFailure, ...call } = useCall();

  /** Answers what `work` answers, or undefined where the schema or the server refused. */
  async function submit<T>(input: unknown, work: () => Promise<T>): Promise<T | undefined> {
    const found = schema ? checkForm(schema, input) : {};
    setErrors(found);
    const answer = Object.keys(found).length > 0 ? undefined : await run(() => kept(work));
    if (answer === undefined) focusOnError();
    return answer;
  }

  async function kept<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      setErrors(fieldsOfForm(callFailure(error).fields));
      throw error;
    }
  }

  /** The fields change: what was said of them no longer holds. */
  function clear(...fields: string[]) {
    setErrors((known) => errorsWithout(known, fields));
  }

  /** As if nothing had been sent yet. */
  function reset() {
    setErrors({});
    setFailure(undefined);
  }

  return { ...call, form, errors, clear, reset, submit };
}
export type CheckedForm = ReturnType<typeof useCheckedForm>;

/** The server's field errors in the form's names: `extra_data.website` is `website`. */
export function fieldsOfForm(fields: FormErrors): FormErrors {
  const named = Object.entries(fields).map(([field, message]) => [
    field.replace(/^(?:extra_)?data\./, ''),
    message,
  ]);
  return Object.fromEntries(named);
}

/** The errors of the other fields; `mail_templates` takes `mail_templates.accept` with it. */
export function errorsWithout(errors: FormErrors, fields: readonly string[]): FormErrors {
  const isOther = (name: string) => !fields.some((field) => name === field || name.startsWith(`${field}.`));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isOther(name)));
}

import { useEffect, useState } from 'react';
import type { IntroductionAnswer } from '#domain/candidates/video-introduction.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { clearDraft, readDraft, saveDraft } from './signup-draft.ts';
import { emptyForm, fieldsOfSignup, type SignupForm, stepOfRefused } from './signup-values.ts';

const successStep = 4;

/** The signup's state: values, CV, step, errors, and the way from one step to the next. */
export function useSignup() {
  const [start, setStart] = useState(emptyForm);
  const [step, setStep] = useState(1);
  const form = useForm({
    values: start,
    check: (values) => check(step, values),
    send: ({ taken, cv, ...typed }) => {
      const input = { ...taken, ...typed, terms: true, cv: cv?.path ?? '' };
      // The contract reads choices from the same texts that the form holds.
      return api.candidates.signUp(input as Parameters<typeof api.candidates.signUp>[0]);
    },
    onDone: () => {
      draft.end();
      clearDraft();
      goTo(successStep);
    },
    fieldsOf: fieldsOfSignup,
    onRefused: (refused) => {
      if (Object.keys(refused).length > 0) setStep(stepOfRefused(refused));
    },
    keeps: true,
    // All else is in the draft.
    guards: ({ password, cv }) => step < successStep && (password !== '' || cv !== undefined),
    unexpected: m.candidates_something_wrong,
  });
  const { cv: _cv, videocv: _videocv, ...typed } = form.values;
  // After the first rendering, which the server did without the browser's storage.
  useEffect(() => {
    const kept = readDraft();
    if (kept) setStart((known) => ({ ...known, ...kept }));
  }, []);
  const draft = useDraft(typed, saveDraft, { isOn: form.isDirty && step < successStep, pause: 0 });

  function goTo(next: number) {
    setStep(next);
    form.forget();
    window.scrollTo({ top: 0 });
  }

  async function next(): Promise<void> {
    if (!(await form.judge())) return;
    // A CV that the form was filled from is there already; the step stays to be gone back to.
    goTo(step === 1 && form.values.cv ? 3 : step + 1);
  }

  function submit(videocv: IntroductionAnswer[]): Promise<boolean> {
    form.set('videocv', videocv);
    return form.submit();
  }

  return { form, step, isDone: step === successStep, goTo, next, submit };
}

/** Each step by its own rules, all that is wrong at once; whether an address is free is asked of the server. */
async function check(step: number, values: SignupForm): Promise<FormErrors> {
  if (step === 2 && !values.cv) return { cv: m.validation_cv_required() };
  if (step !== 1) return {};
  const { checkBasics } = await import('./signup-check.ts');
  const found = checkBasics(values);
  if (found.email) return found;
  // An answer that does not come leaves the question to the server at the end.
  const address = await api.identity.checkEmail({ email: values.email, type: 'user' }).catch(() => undefined);
  return address?.status === false ? { ...found, email: m.validation_email_exists() } : found;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { notify } from '../../../design/notify.ts';
import { useFocusOnError } from '../../../design/use-focus-on-error.ts';
import type { FormErrors } from '../../../validation.ts';
import { callFailure } from '../../identity/call-failure.ts';
import { errorsWithout } from '../../identity/use-checked-form.ts';
import { enterCompanyMode, rememberRegisteringCompany } from '../../shell/mode.ts';
import { useUnsavedGuard } from '../../shell/unsaved.ts';
import { bindFields } from '../bind-fields.ts';
import type { Papers } from '../papers-fields.tsx';
import { uploadLogo } from '../upload-file.ts';
import { checkStep, fieldsOfWizard, registrationPayload } from './registration-check.ts';
import { clearDraft, readDraft, saveDraft } from './registration-draft.ts';
import { emptyRegistration, type RegistrationValues, stepOfField } from './registration-values.ts';

export const previewStep = 4;
export const finishStep = 5;

/** The wizard's state: values, papers, step, errors, and the way from one step to the next. */
export function useRegistration() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<RegistrationValues>(emptyRegistration);
  const [papers, setPapers] = useState<Papers>({});
  const [logo, setLogo] = useState<File>();
  const [isLogoLost, setLogoLost] = useState(false);
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isDirty, setDirty] = useState(false);
  // A step begins at its heading, or at what was refused there: in this order.
  useFocusOnStep(form, step);
  const focusOnError = useFocusOnError(form);
  const release = useUnsavedGuard(isDirty && step < finishStep);
  // After the first drawing, which the server did without the browser's storage.
  useEffect(() => {
    const draft = readDraft();
    if (draft) setValues((known) => ({ ...known, ...draft }));
  }, []);
  useEffect(() => {
    if (isDirty && step < finishStep) saveDraft(values);
  }, [values, isDirty, step]);

  function change(part: Partial<RegistrationValues>) {
    setValues((known) => ({ ...known, ...part }));
    setDirty(true);
    setErrors((known) => errorsWithout(known, Object.keys(part)));
  }

  function changePaper(kind: keyof Papers, paper: Papers[keyof Papers]) {
    setPapers((known) => ({ ...known, [kind]: paper }));
    setDirty(true);
    setErrors((known) => errorsWithout(known, [kind === 'Commercial registration' ? 'cr' : 'documents']));
  }

  function goTo(next: number) {
    setStep(next);
    setErrors({});
    setFailure(undefined);
  }

  function refuse(found: FormErrors) {
    setErrors(found);
    focusOnError();
  }

  async function next() {
    if (isBusy) return;
    const found = checkStep(step, values, papers);
    if (Object.keys(found).length > 0) return refuse(found);
    if (step === 0 && !(await isFree(values.email))) return refuse({ email: m.validation_email_exists() });
    goTo(step + 1);
  }

  async function submit() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await api.companies.create(registrationPayload(values, papers) as never);
      clearDraft();
      release();
      setDirty(false);
      enterCompanyMode();
      rememberRegisteringCompany(values.company_name);
      // The company exists; a logo that can't be kept is asked for again on its profile.
      if (logo) await uploadLogo(logo).catch(() => setLogoLost(true));
      notify({ type: 'success', text: m.companies_registered(), duration: 4000 });
      goTo(finishStep);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  function showFailure(error: unknown) {
    const failed = callFailure(error);
    const found = fieldsOfWizard(failed.fields);
    const steps = Object.keys(found)
      .map(stepOfField)
      .filter((at) => at !== undefined);
    if (steps.length > 0) {
      goTo(Math.min(...steps));
      return refuse(found);
    }
    const isUnexpected = failed.code === 'INTERNAL' || failed.message === '';
    setFailure(isUnexpected ? m.companies_server_error() : failed.message);
  }

  const state = { form, values, papers, logo, isLogoLost, step, errors, failure, isBusy };
  const field = bindFields(values, errors, change);
  return { ...state, field, change, changePaper, setLogo, goTo, next, submit };
}

export type Registration = ReturnType<typeof useRegistration>;

function useFocusOnStep(form: RefObject<HTMLFormElement | null>, step: number) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, [step, form]);
}

/** An answer that does not come leaves the question to the server at the end. */
async function isFree(email: string): Promise<boolean> {
  const answer = await api.identity.checkEmail({ email, type: 'user' }).catch(() => undefined);
  return answer?.status ?? true;
}

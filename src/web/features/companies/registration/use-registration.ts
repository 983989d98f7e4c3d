import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import type { StoredDocument } from '#web/features/companies/document-field.tsx';
import type { StoredDocuments } from '#web/features/companies/documents-fields.tsx';
import { companyLogo } from '#web/forms/file-kinds.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { enterCompanyMode, rememberRegisteringCompany } from '#web/stored-mode.ts';
import { checkStep, fieldsOfWizard, registrationPayload } from './registration-check.ts';
import { clearDraft, readDraft, saveDraft } from './registration-draft.ts';
import { emptyRegistration, type RegistrationValues, stepOfField } from './registration-values.ts';

export const previewStep = 4;
export const finishStep = 5;

const empty = { ...emptyRegistration, documentsByKind: {} as StoredDocuments };

/** The wizard's state: values, documents, step, errors, and the way from one step to the next. */
export function useRegistration() {
  const element = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState(empty);
  const [logo, setLogo] = useState<File>();
  const [isLogoLost, setLogoLost] = useState(false);
  const [step, setStep] = useState(0);
  // A step begins at its heading, or at what was refused there: in this order.
  useFocusOnStep(element, step);
  const form = useForm({
    element,
    values: start,
    check: (values) => check(step, values),
    send: async (values) => {
      await api.companies.create(registrationPayload(values, values.documentsByKind));
      finish(values);
      // The company exists; a logo that can't be kept is asked for again on its profile.
      if (logo) await companyLogo.send(logo, {}).catch(() => setLogoLost(true));
      showToast({ type: 'success', text: m.companies_registered(), duration: 4000 });
    },
    onDone: () => goTo(finishStep),
    fieldsOf: fieldsOfWizard,
    onRefused: (refused) => {
      const steps = Object.keys(refused)
        .map(stepOfField)
        .filter((at) => at !== undefined);
      if (steps.length > 0) goTo(Math.min(...steps));
    },
    keeps: true,
    guards: step < finishStep,
    unexpected: m.companies_server_error,
  });
  const { documentsByKind, ...values } = form.values;
  // After the first rendering, which the server did without the browser's storage.
  useEffect(() => {
    const draft = readDraft();
    if (draft) setStart((known) => ({ ...known, ...draft }));
  }, []);
  const draft = useDraft(values, saveDraft, { isOn: form.isDirty && step < finishStep, pause: 0 });

  function finish({ company_name }: RegistrationValues) {
    draft.end();
    clearDraft();
    form.release();
    enterCompanyMode();
    rememberRegisteringCompany(company_name);
  }

  /** To the next step once this one is sound; nothing is sent, and nothing saved, before the last. */
  async function next(): Promise<void> {
    if (step === previewStep) return form.submit();
    if (await form.judge()) goTo(step + 1);
  }

  function goTo(next: number) {
    setStep(next);
    form.forget();
  }

  /** Without a document the one that was there is removed. */
  function changeDocument(kind: keyof StoredDocuments, document?: StoredDocument) {
    form.change(({ documentsByKind: { [kind]: _before, ...others } }) => ({
      documentsByKind: document ? { ...others, [kind]: document } : others,
    }));
    form.clear(kind === 'Commercial registration' ? 'cr' : 'documents');
  }

  return { form, values, documentsByKind, logo, isLogoLost, step, changeDocument, setLogo, next, goTo };
}

export type Registration = ReturnType<typeof useRegistration>;

/** By the step's own rules; an address that is taken is said on the step on which it stands. */
async function check(step: number, values: typeof empty): Promise<FormErrors> {
  const found = checkStep(step, values, values.documentsByKind);
  if (step > 0 || Object.keys(found).length > 0) return found;
  return (await isFree(values.email)) ? {} : { email: m.validation_email_exists() };
}

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

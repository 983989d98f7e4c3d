import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import type { StoredDocument } from '#web/features/companies/document-field.tsx';
import type { StoredDocuments } from '#web/features/companies/documents-fields.tsx';
import { welcome } from '#web/features/shell/newcomer.ts';
import { companyLogo } from '#web/forms/file-kinds.ts';
import { useDraft } from '#web/forms/use-draft.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { enterCompanyMode, rememberRegisteringCompany } from '#web/stored-mode.ts';
import { textOf } from '#web/validation.ts';
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
  /** What was chosen before the page was loaded again: files are never kept. */
  const [lost, setLost] = useState<string[]>([]);
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
  const chosen = [...Object.keys(documentsByKind), ...(logo ? ['logo'] : [])].join(',');
  // After the first rendering, which the server did without the browser's storage.
  useEffect(() => {
    const draft = readDraft();
    if (!draft) return;
    setStart((known) => ({ ...known, ...draft }));
    setLost(draft.chosen_files?.split(',').filter(Boolean) ?? []);
  }, []);
  const draft = useDraft({ ...values, chosen_files: chosen || values.chosen_files }, saveDraft, {
    isOn: form.isDirty && step < finishStep,
    pause: 0,
  });

  function finish({ company_name, name, email }: RegistrationValues) {
    draft.end();
    clearDraft();
    form.release();
    enterCompanyMode();
    rememberRegisteringCompany(company_name);
    welcome({ role: 'company', name, email });
  }

  /** To the next step once this one is sound; nothing is sent, and nothing saved, before the last. */
  async function next(): Promise<void> {
    if (step === previewStep) await form.submit();
    else if (await form.judge()) goTo(step + 1);
  }

  function goTo(next: number) {
    setStep(next);
    form.forget();
  }

  /** To a step by its name: forward only as far as everything before it is right. */
  async function goTowards(target: number) {
    if (target > step && !(await form.judge())) return;
    for (let at = step + 1; at < target; at += 1) {
      const found = await check(at, form.values);
      if (Object.keys(found).length === 0) continue;
      goTo(at);
      form.refuse(found);
      return;
    }
    goTo(target);
  }

  /** Without a document the one that was there is removed. */
  function changeDocument(kind: keyof StoredDocuments, document?: StoredDocument) {
    form.change(({ documentsByKind: { [kind]: _before, ...others } }) => ({
      documentsByKind: document ? { ...others, [kind]: document } : others,
    }));
    form.clear(kind === 'Commercial registration' ? 'cr' : 'documents');
  }

  const missing = lost.filter((name) => !chosen.split(',').includes(name));
  return {
    form,
    values,
    documentsByKind,
    logo,
    isLogoLost,
    missing,
    step,
    changeDocument,
    setLogo,
    next,
    goTo,
    goTowards,
  };
}

export type Registration = ReturnType<typeof useRegistration>;

/** By the step's own rules; an address that is taken and a common password are said with all else, where they stand. */
async function check(step: number, values: typeof empty): Promise<FormErrors> {
  const found = checkStep(step, values, values.documentsByKind);
  if (step > 0) return found;
  const password = found.password ?? (await problemOf(values));
  const email = found.email ?? ((await isFree(values.email)) ? undefined : m.validation_email_exists());
  return { ...found, ...(email && { email }), ...(password && { password }) };
}

/** What the server would say of the password; its list of common ones is large and comes when it is needed. */
async function problemOf({ password, email, name }: RegistrationValues): Promise<string | undefined> {
  const { passwordProblem } = await import('#domain/identity/passwords.ts');
  const problem = passwordProblem(password, { email, name, role: 'company' });
  return problem && textOf(problem);
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

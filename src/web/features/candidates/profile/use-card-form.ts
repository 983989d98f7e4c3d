import { type RefObject, useEffect, useRef } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { candidateUpdate } from '#domain/candidates/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { type FormOf, useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';
import { type CardName, type Draft, savedChanges, snapshotOf } from './profile-cards.ts';
import type { ProfileEditor } from './use-profile-editor.ts';

/** Brings the form up to what stands in its parts, such as an open entry; false where that is not right yet. */
type Commit = () => boolean | Promise<boolean>;

export interface CardForm extends FormOf<Draft> {
  commit: RefObject<Commit | undefined>;
}

/** What a part of the form does before the card is saved. */
export function useCommit({ commit }: CardForm, next: Commit): void {
  useEffect(() => {
    commit.current = next;
    return () => {
      commit.current = undefined;
    };
  });
}

/** The form of an open card: a save without changes only closes it, one that succeeds closes it, too. */
export function useCardForm(name: CardName, details: CandidateDetails, editor: ProfileEditor) {
  const keep = useKeepDetails();
  const commit = useRef<Commit | undefined>(undefined);
  const form = useForm({
    values: snapshotOf(details, name),
    check: checkCard,
    sendsChanges: true,
    together: ['dial_code', 'phone'],
    send: async ({ password }, changes) => {
      if (changes.email !== undefined) await pause(1000);
      const input = { ...changes, password, id: '1', version: details.version };
      // The contract reads dates and choices from the same texts that the form holds.
      return api.candidates.update(input as Parameters<typeof api.candidates.update>[0]);
    },
    onDone: (answer, { email = '' }) => {
      if (answer.email_changed) return leaveForNewEmail(email);
      keep(answer.data);
      editor.closeSaved();
    },
    fieldsOf: besideFields,
    onRefused: editor.keepOpen,
    keeps: true,
    guards: true,
  });
  const isDirty = Object.keys(savedChanges(form.changes)).length > 0;
  useEffect(() => {
    editor.opened.current = { isDirty, isSaving: form.isRunning };
  });

  /** The sessions have ended: the message stands for 5 s, then the sign-in page follows. */
  function leaveForNewEmail(email: string) {
    editor.setNewEmail(email);
    showToast({ type: 'success', text: m.candidates_email_changed(), duration: 5000 });
    setTimeout(() => window.location.assign('/login'), 5000);
  }

  async function save(): Promise<void> {
    if (form.isRunning || (await commit.current?.()) === false) return;
    if (Object.keys(savedChanges(form.readChanges())).length === 0) editor.close();
    else await form.submit();
  }

  return { form: { ...form, commit }, save };
}

function checkCard({ password, ...changes }: Draft): FormErrors {
  const found = checkForm(candidateUpdate, changes);
  if (changes.email !== undefined && !found.email && !password)
    found.password = m.candidates_email_password();
  const ofLanguage = Object.entries(found).find(([field]) => field.startsWith('languages.'));
  if (ofLanguage) showToast({ type: 'error', text: ofLanguage[1], duration: 5000 });
  return besideFields(found);
}

/** An entry of a list has no field while its form is closed: what is refused of it is said above. */
function besideFields(refused: FormErrors): FormErrors {
  const named = Object.entries(refused).map(([field, message]) => [
    field.includes('.') && !field.startsWith('languages.') ? '' : field,
    message,
  ]);
  return Object.fromEntries(named);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

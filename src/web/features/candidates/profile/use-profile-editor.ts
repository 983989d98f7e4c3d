import { useEffect, useRef, useState } from 'react';
import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { candidateUpdate } from '#domain/candidates/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import type { FormErrors } from '#web/refusal.ts';
import { readFailure } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';
import { type CardName, changesOf, type Draft, isCardName, snapshotOf } from './profile-cards.ts';

/** Adds what an open entry form holds to the draft, or answers false where it is not right yet. */
export type CommitEntry = () => Draft | false;

export type ProfileEditor = ReturnType<typeof useProfileEditor>;

/**
 * One card is open at a time, on a snapshot of what is saved. Cancel goes back to the snapshot, a save without
 * changes only closes, a save that succeeds closes too.
 */
export function useProfileEditor(details: CandidateDetails) {
  const [card, setCard] = useState<CardName | null>(null);
  const [snapshot, setSnapshot] = useState<Draft>({});
  const [draft, setDraft] = useState<Draft>({});
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean }>();
  const [wanted, setWanted] = useState<CardName | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [newEmail, setNewEmail] = useState('');
  const commit = useRef<CommitEntry | null>(null);
  /** A card that was asked for while another is being saved. */
  const next = useRef<CardName | null>(null);
  const keep = useKeepDetails();
  const isDirty = card !== null && Object.keys(changesOf(snapshot, draft)).length > 0;
  const endGuard = useUnsavedGuard(isDirty && newEmail === '');

  const start = (name: CardName | null) => {
    const fresh = name ? snapshotOf(details, name) : {};
    setCard(name);
    setSnapshot(fresh);
    setDraft(fresh);
    setErrors({});
    setFailure(undefined);
    setWanted(null);
    commit.current = null;
  };
  const open = (name: CardName) => {
    if (isSaving) next.current = name;
    else if (isDirty && name !== card) setWanted(name);
    else start(name);
  };
  const change = (part: Draft) => {
    setDraft((current) => ({ ...current, ...part }));
    setErrors((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([field]) => !Object.hasOwn(part, field.split('.')[0] ?? '')),
      ),
    );
  };
  const save = async () => {
    const entry = commit.current ? commit.current() : {};
    if (entry === false || isSaving) return;
    const whole = { ...draft, ...entry };
    const changes = changesOf(snapshot, whole);
    if (Object.keys(changes).length === 0) return start(null);
    const found = checkForm(candidateUpdate, changes);
    if (changes.email !== undefined && !found.email && !whole.password)
      found.password = m.candidates_email_password();
    setErrors(found);
    const ofLanguage = Object.entries(found).find(([field]) => field.startsWith('languages.'));
    if (ofLanguage) showToast({ type: 'error', text: ofLanguage[1], duration: 5000 });
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    setFailure(undefined);
    try {
      if (changes.email !== undefined) await pause(1000);
      const input = { ...changes, password: whole.password, id: '1', version: details.version };
      // The contract reads dates and choices from the same texts that the form holds.
      const answer = await api.candidates.update(input as Parameters<typeof api.candidates.update>[0]);
      if (answer.email_changed) return leaveForNewEmail(changes.email ?? '');
      keep(answer.data);
      start(next.current);
    } catch (error) {
      const { fields, message, code } = readFailure(error);
      setErrors(fields);
      const isBesideField = Object.keys(fields).some((field) => !field.includes('.'));
      if (!isBesideField) setFailure({ message, isConflict: code === 'CONFLICT' });
    } finally {
      next.current = null;
      setSaving(false);
    }
  };
  /** The sessions have ended: the message stands for 5 s, then the sign-in page follows. */
  const leaveForNewEmail = (email: string) => {
    endGuard();
    setNewEmail(email);
    showToast({ type: 'success', text: m.candidates_email_changed(), duration: 5000 });
    setTimeout(() => window.location.assign('/login'), 5000);
  };

  // A link such as /profile#contact opens that card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the page was opened with counts.
  useEffect(() => {
    const name = window.location.hash.slice(1);
    const fresh = isCardName(name) ? snapshotOf(details, name) : undefined;
    if (fresh && isCardName(name)) {
      setCard(name);
      setSnapshot(fresh);
      setDraft(fresh);
    }
    if (name) requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView({ block: 'start' }));
  }, []);

  return {
    card,
    draft,
    errors,
    failure,
    isSaving,
    isDirty,
    wanted,
    newEmail,
    commit,
    open,
    change,
    save,
    cancel: () => start(null),
    discard: () => start(wanted),
    stay: () => setWanted(null),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { changesOf } from './changes.ts';
import { type KeptForm, keptForm } from './kept-form.ts';
import { useDraft } from './use-draft.ts';
import type { FormOf } from './use-form.ts';

/**
 * Keeps what is typed into a form in this browser until it is sent, and offers what was found there (`KeptNotice`).
 * While that is unanswered it stays beneath what is typed, until the form is sent. `name` says which form, and of which
 * record; a form that `keeps` its values, or is left with its answer, calls `end`.
 */
export function useKeptForm<Values extends FieldValues, Answer>(
  form: Pick<FormOf<Values, Answer>, 'values' | 'change' | 'isDirty' | 'readChanges' | 'sendings'>,
  name: string,
  version?: number,
) {
  const email = useRouteContext({
    from: '__root__',
    select: ({ surroundings }) => surroundings.viewer?.email,
  });
  const kept = useMemo(() => keptForm(name, email), [name, email]);
  const [read, setRead] = useState<{ draft: KeptForm | undefined; sendings: number }>();
  const found = read && read.sendings === form.sendings ? read.draft : undefined;
  const [keptAt, setKeptAt] = useState<Date>();
  const hasWritten = useRef(false);
  const answered = () => setRead(undefined);
  const lookFor = useEffectEvent((of: typeof kept) => {
    const stood = of.read();
    // Sent in the very moment in which the page was left: it is what is stored.
    const isNew =
      stood && Object.keys(changesOf(form.values, { ...form.values, ...stood.changes })).length > 0;
    if (stood && !isNew) of.drop();
    setRead({ draft: isNew ? stood : undefined, sendings: form.sendings });
  });
  // Only now: the server, which writes the first page, has nothing of this browser.
  useEffect(() => {
    lookFor(kept);
  }, [kept]);
  const draft = useDraft(
    form.values,
    () => {
      if (!form.isDirty) return;
      hasWritten.current = true;
      const changes = { ...found?.changes, ...form.readChanges() };
      setKeptAt(kept.write(changes, found ? found.version : version) ? new Date() : undefined);
    },
    { pause: 0 },
  );
  const leaveFound = useEffectEvent(() => {
    if (found) kept.write(found.changes, found.version, found.savedAt);
    else kept.drop();
  });
  const { isDirty } = form;
  useEffect(() => {
    // Sent, or taken back by hand, where what was found is still to be offered.
    if (isDirty || !hasWritten.current) return;
    hasWritten.current = false;
    leaveFound();
    setKeptAt(undefined);
  }, [isDirty]);
  return {
    found,
    /** When what was typed was last kept in this browser. */
    keptAt,
    isOutdated: found !== undefined && found.version !== version,
    restore() {
      const known = Object.entries(found?.changes ?? {}).filter(([field]) =>
        Object.hasOwn(form.values, field),
      );
      form.change(Object.fromEntries(known) as Partial<Values>);
      answered();
    },
    /** What was typed since stays kept. */
    discard() {
      if (form.isDirty) kept.write(form.readChanges(), version);
      else kept.drop();
      answered();
    },
    /** It is sent: nothing of it stays here. */
    end() {
      void draft.end();
      kept.drop();
      answered();
    },
  };
}

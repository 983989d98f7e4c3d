import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type KeptForm, keptForm } from './kept-form.ts';
import { useDraft } from './use-draft.ts';
import type { FormOf } from './use-form.ts';

/**
 * Keeps what is typed into a form in this browser until it is sent, and offers what was found there (`KeptNotice`).
 * `name` says which form, and of which record; a form that `keeps` its values, or is left with its answer, calls `end`.
 */
export function useKeptForm<Values extends FieldValues, Answer>(
  form: Pick<FormOf<Values, Answer>, 'values' | 'change' | 'isDirty' | 'readChanges'>,
  name: string,
  version?: number,
) {
  const email = useRouteContext({
    from: '__root__',
    select: ({ surroundings }) => surroundings.viewer?.email,
  });
  const kept = useMemo(() => keptForm(name, email), [name, email]);
  const [found, setFound] = useState<KeptForm>();
  const [keptAt, setKeptAt] = useState<Date>();
  const hasWritten = useRef(false);
  const forget = () => {
    kept.drop();
    setFound(undefined);
  };
  // Only now: the server, which writes the first page, has nothing of this browser.
  useEffect(() => {
    setFound(kept.read());
  }, [kept]);
  const draft = useDraft(
    form.values,
    () => {
      if (!form.isDirty) return;
      hasWritten.current = true;
      setKeptAt(kept.write(form.readChanges(), version) ? new Date() : undefined);
    },
    { pause: 0 },
  );
  const { isDirty } = form;
  useEffect(() => {
    // Sent, or taken back by hand. What was only found is still to be offered.
    if (isDirty || !hasWritten.current) return;
    hasWritten.current = false;
    kept.drop();
    setFound(undefined);
    setKeptAt(undefined);
  }, [isDirty, kept]);
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
      setFound(undefined);
    },
    /** What was typed since stays kept. */
    discard() {
      if (!form.isDirty) kept.drop();
      setFound(undefined);
    },
    /** It is sent: nothing of it stays here. */
    end() {
      void draft.end();
      forget();
    },
  };
}

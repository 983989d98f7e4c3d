import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredCv } from '#contract/cvs.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { api } from '#web/api.ts';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import { readFailure } from '#web/refusal.ts';

const pauseMs = 800;
const retryMs = 5000;

type SaveState = 'saved' | 'waiting' | 'failed' | 'conflict';

/** Saves what is written, one call at a time, the newest words last; another window's save stops it. */
export function useAutosave(stored: StoredCv, document: CvDocument) {
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState(stored.updated_at);
  const kept = useRef({ document: stored.document, version: stored.version });
  const running = useRef<Promise<void>>(undefined);
  const held = useRef<number>(undefined);
  const [heldVersion, setHeldVersion] = useState(stored.profile_version);
  const newest = useRef(document);
  newest.current = document;

  const save = useCallback(async (): Promise<void> => {
    await running.current;
    const document = newest.current;
    const profile_version = held.current;
    if (document === kept.current.document && profile_version === undefined) return;
    const { version } = kept.current;
    const work = api.cvs
      .save({ id: stored.id, document, version, profile_version })
      .then(({ data }) => {
        kept.current = { document, version: data.version };
        if (held.current === profile_version) held.current = undefined;
        setSavedAt(data.updated_at);
        setState(newest.current === document ? 'saved' : 'waiting');
      })
      .catch((error: unknown) => setState(readFailure(error).code === 'CONFLICT' ? 'conflict' : 'failed'))
      .finally(() => {
        running.current = undefined;
      });
    running.current = work;
    await work;
  }, [stored.id]);

  useEffect(() => {
    if (state === 'conflict') return;
    if (document === kept.current.document) {
      // Undone as far as what is kept.
      setState((now) => (now === 'waiting' ? 'saved' : now));
      return;
    }
    setState((now) => (now === 'failed' ? now : 'waiting'));
    const timer = setTimeout(() => void save(), state === 'failed' ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [document, state, save]);

  // Who leaves for another screen has it saved on the way.
  useEffect(() => () => void save(), [save]);
  useUnsavedGuard(state === 'failed' || state === 'conflict');
  useLeaving(state === 'waiting');

  /** The words were held against this version of the profile. */
  function hold(version: number): void {
    held.current = version;
    setHeldVersion(version);
    void save();
  }

  return { state, savedAt, save, heldVersion, hold };
}

/** Closing the window before a save was sent asks first. */
function useLeaving(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}

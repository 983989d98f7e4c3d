import { useCallback, useEffect, useRef, useState } from 'react';
import type { StoredCv } from '#contract/cvs.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { api } from '#web/api.ts';
import { useUnsavedGuard } from '#web/forms/unsaved.ts';
import { type Failure, readFailure } from '#web/refusal.ts';

const pauseMs = 800;
const retryMs = 5000;

/** `refused` is what no further try mends. */
type SaveState = 'saved' | 'waiting' | 'failed' | 'refused' | 'conflict';

const lasting: Partial<Record<Failure['code'], SaveState>> = {
  CONFLICT: 'conflict',
  VALIDATION_FAILED: 'refused',
  NOT_FOUND: 'refused',
};

/** Saves what is written, one call at a time, the newest words last; another window's save stops it. */
export function useAutosave(stored: StoredCv, document: CvDocument) {
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState(stored.updated_at);
  const kept = useRef({ document: stored.document, version: stored.version });
  const [fails, setFails] = useState(0);
  const [reason, setReason] = useState('');
  const running = useRef<Promise<void>>(undefined);
  /** The words that were refused: others may be taken. */
  const refused = useRef<CvDocument>(undefined);
  const held = useRef<number>(undefined);
  const [heldVersion, setHeldVersion] = useState(stored.profile_version);
  const newest = useRef(document);
  useEffect(() => {
    newest.current = document;
  }, [document]);

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
      .catch((error: unknown) => {
        const failure = readFailure(error);
        refused.current = document;
        setState(lasting[failure.code] ?? 'failed');
        setReason(Object.values(failure.fields)[0] ?? failure.message);
        setFails((count) => count + 1);
      })
      .finally(() => {
        running.current = undefined;
      });
    running.current = work;
    await work;
  }, [stored.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that fails is tried again.
  useEffect(() => {
    if (state === 'conflict') return;
    if (document === kept.current.document) {
      // Undone as far as what is kept.
      setState('saved');
      return;
    }
    if (state === 'refused' && document === refused.current) return;
    setState((now) => (now === 'failed' ? now : 'waiting'));
    const timer = setTimeout(() => void save(), state === 'failed' ? retryMs : pauseMs);
    return () => clearTimeout(timer);
  }, [document, state, fails, save]);

  // Who leaves for another screen has it saved on the way.
  useEffect(() => () => void save(), [save]);
  useUnsavedGuard(state === 'failed' || state === 'refused' || state === 'conflict');
  useLeaving(state === 'waiting');

  /** The words were held against this version of the profile. */
  function hold(version: number): void {
    held.current = version;
    setHeldVersion(version);
    void save();
  }

  return { state, reason, savedAt, save, heldVersion, hold };
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

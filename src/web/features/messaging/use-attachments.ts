import { useEffect, useRef, useState } from 'react';
import type { Attachment } from '#contract/message-responses.ts';
import { attachmentsMaximum } from '#domain/messages/limits.ts';
import { attachmentFile } from '#web/forms/file-kinds.ts';
import { createSending, type SendingState } from '#web/forms/sending.ts';

/** A file that goes along with the message which is being written. */
export interface Attaching {
  key: string;
  name: string;
  state: SendingState;
  /** Once it has arrived. */
  stored?: Attachment;
}

/** Files are sent as they are chosen, side by side; one that is taken off is cancelled. */
export function useAttachments(
  first: readonly Attachment[],
  onChange: (stored: readonly Attachment[]) => void,
) {
  const [all, setAll] = useState<readonly Attaching[]>(() => first.map(asAttaching));
  const sendings = useRef(new Map<string, ReturnType<typeof createSending>>());
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const running = sendings.current;
    return () => {
      for (const sending of running.values()) sending.cancel();
    };
  }, []);
  useEffect(() => {
    latest.current(storedOf(all));
  }, [all]);

  const put = (key: string, change: Partial<Attaching>) =>
    setAll((now) => now.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const remove = (key: string) => {
    sendings.current.get(key)?.cancel();
    sendings.current.delete(key);
    setAll((now) => now.filter((each) => each.key !== key));
  };
  return {
    all,
    stored: storedOf(all),
    isBusy: all.some(({ state }) => state.isBusy),
    hasFailed: all.some(({ state }) => state.failure !== undefined),
    isFull: all.length >= attachmentsMaximum,
    add(chosen: readonly File[]) {
      for (const file of chosen.slice(0, attachmentsMaximum - all.length)) {
        const key = crypto.randomUUID();
        setAll((now) => [...now, { key, name: file.name, state: { isBusy: true, share: 0 } }]);
        const sending = createSending(attachmentFile, {
          state: (state) => put(key, { state }),
          stored: ({ path, name, size }) =>
            put(key, { stored: { path, name, size, type: file.type || 'application/pdf' } }),
        });
        sendings.current.set(key, sending);
        void sending.start(file);
      }
    },
    remove,
    retry: (key: string) => void sendings.current.get(key)?.retry(),
    clear: () => {
      sendings.current.clear();
      setAll([]);
    },
  };
}

function asAttaching(stored: Attachment): Attaching {
  return { key: stored.path, name: stored.name, state: {}, stored };
}

function storedOf(all: readonly Attaching[]): Attachment[] {
  return all.flatMap(({ stored }) => stored ?? []);
}

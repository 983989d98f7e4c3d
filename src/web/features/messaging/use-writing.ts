import { useEffect, useRef, useState } from 'react';
import type { ConversationSide } from '#domain/messages/limits.ts';
import { api } from '#web/api.ts';
import { onPassing } from '#web/live.ts';

const signEvery = 3000;
const signLasts = 5000;

/** Tells the other side now and then that something is being typed. */
export function useTellWriting(id: string): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < signEvery) return;
    last.current = Date.now();
    api.messages.writing({ id }).catch(() => undefined); // A sign that passes.
  };
}

/** Whether the other side is writing now. */
export function useIsWriting(id: string, side: ConversationSide, lastNumber: number): boolean {
  const [isWriting, setWriting] = useState(false);
  const [numberThen, setNumberThen] = useState(lastNumber);
  if (numberThen !== lastNumber) {
    setNumberThen(lastNumber);
    setWriting(false);
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onPassing('messages', (sign) => {
      if (sign.id !== id || sign.word === side) return;
      setWriting(true);
      clearTimeout(timer);
      timer = setTimeout(() => setWriting(false), signLasts);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [id, side]);
  return isWriting;
}

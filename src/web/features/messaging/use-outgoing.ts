import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Attachment, Message } from '#contract/message-responses.ts';
import { api, query } from '#web/api.ts';
import { failureMessage, refusalOf } from '#web/refusal.ts';

/** A message on its way; `failure` says why it is not. */
export interface Outgoing {
  key: string;
  text: string;
  files: readonly Attachment[];
  failure?: string | undefined;
}

const pause = 3000;
const mostTries = 20;

/**
 * Messages show at once and are sent with a key of their own. Where nobody answers they are sent again by themselves, with
 * the same key, so that one which arrived all the same is not there twice; a refusal waits for the person.
 */
export function useOutgoing(id: string, messages: readonly Message[]) {
  const queries = useQueryClient();
  const [sent, setSent] = useState<readonly Outgoing[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);

  const attempt = async (message: Outgoing, tries = 1): Promise<void> => {
    const { key, text, files } = message;
    try {
      await api.messages.send({ id, key, text, files: files.map(({ path }) => path) });
      await queries.invalidateQueries({ queryKey: query.messages.key() });
      setSent((now) => now.filter((each) => each.key !== key));
    } catch (error) {
      const isUnanswered = refusalOf(error) === undefined || refusalOf(error)?.status === 503;
      if (isUnanswered && tries < mostTries) {
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          void attempt(message, tries + 1);
        }, pause);
        timers.current.add(timer);
      } else {
        const failure = failureMessage(error);
        setSent((now) => now.map((each) => (each.key === key ? { ...each, failure } : each)));
      }
    }
  };

  const known = new Set(messages.map(({ key }) => key));
  return {
    waiting: sent.filter(({ key }) => !known.has(key)),
    send: (text: string, files: readonly Attachment[]) => {
      const message = { key: crypto.randomUUID(), text, files };
      setSent((now) => [...now, message]);
      void attempt(message);
    },
    retry: (message: Outgoing) => {
      setSent((now) =>
        now.map((each) => (each.key === message.key ? { ...each, failure: undefined } : each)),
      );
      void attempt(message);
    },
  };
}

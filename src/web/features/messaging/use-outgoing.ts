import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { api, query } from '#web/api.ts';
import { failureMessage, refusalOf } from '#web/refusal.ts';

/** A message on its way; `failure` says why it is not. */
export interface Outgoing {
  key: string;
  text: string;
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

  const attempt = async ({ key, text }: Outgoing, tries = 1): Promise<void> => {
    try {
      await api.messages.send({ id, key, text });
      await queries.invalidateQueries({ queryKey: query.messages.key() });
      setSent((now) => now.filter((message) => message.key !== key));
    } catch (error) {
      const isUnanswered = refusalOf(error) === undefined || refusalOf(error)?.status === 503;
      if (isUnanswered && tries < mostTries) {
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          void attempt({ key, text }, tries + 1);
        }, pause);
        timers.current.add(timer);
      } else {
        const failure = failureMessage(error);
        setSent((now) => now.map((message) => (message.key === key ? { ...message, failure } : message)));
      }
    }
  };

  const known = new Set(messages.map(({ key }) => key));
  return {
    waiting: sent.filter(({ key }) => !known.has(key)),
    send: (text: string) => {
      const message = { key: crypto.randomUUID(), text };
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

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RoomApplication } from '#contract/sharing-responses.ts';
import { api, query } from '#web/api.ts';
import { readFailure } from '#web/refusal.ts';

type Review = Partial<RoomApplication['own']>;
export type SavingState = 'idle' | 'saving' | 'saved' | { problem: string };

/** How long the keys rest before a comment is saved. */
const restMs = 600;

/** What the visitor makes of one application; it is saved as one types, and when another one is opened. */
export function useReview(roomId: string, application: RoomApplication) {
  const queries = useQueryClient();
  const [comment, setComment] = useState(application.own.comment);
  const [state, setState] = useState<SavingState>('idle');
  const { id } = application;
  const saved = useRef(application.own.comment);
  // One after the other: what was set last is what stands.
  const saving = useRef<Promise<SavingState>>(Promise.resolve('idle'));

  const send = async (review: Review): Promise<SavingState> => {
    try {
      await api.sharing.review({ id: roomId, application_id: id, ...review });
      return 'saved';
    } catch (error) {
      return { problem: readFailure(error).message };
    }
  };
  const save = async (review: Review) => {
    setState('saving');
    showOwn(queries, roomId, id, review);
    const mine = saving.current.then(() => send(review));
    saving.current = mine;
    const settled = await mine;
    if (saving.current === mine) setState(settled);
  };
  const keepComment = useEffectEvent(() => {
    if (comment.trim() === saved.current.trim()) return;
    saved.current = comment;
    void save({ comment });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the rest anew.
  useEffect(() => {
    const timer = setTimeout(() => keepComment(), restMs);
    return () => clearTimeout(timer);
  }, [comment]);
  useEffect(() => () => keepComment(), []);

  return { comment, setComment, state, rate: (rating: number | null) => void save({ rating }) };
}

/** The list shows a rating at once. */
function showOwn(queries: QueryClient, roomId: string, id: string, review: Review): void {
  queries.setQueryData(query.sharing.contents.queryKey({ input: { id: roomId } }), (before) => {
    if (!before?.data) return before;
    const applications = before.data.applications.map((entry) =>
      entry.id === id ? { ...entry, own: { ...entry.own, ...review } } : entry,
    );
    return { ...before, data: { ...before.data, applications } };
  });
}

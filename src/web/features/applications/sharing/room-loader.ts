import { ORPCError } from '@orpc/client';
import { notFound } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import type { RoomHead } from '#contract/sharing-responses.ts';
import { api } from '#web/api.ts';

const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined);

/** Whose room it is; null once it is closed (410), and not found where there never was one. */
export async function loadRoom(id: string): Promise<RoomHead | null> {
  try {
    return (await api.sharing.room({ id })).data;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.status === 404) throw notFound();
    if (error.status !== 410) throw error;
    answerGone();
    return null;
  }
}

import { ORPCError } from '@orpc/client';
import { notFound } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import type { OpeningCard, PublicOpening } from '#contract/job-pool-responses.ts';
import { api } from '#web/api.ts';

export type LoadedOpening =
  | { kind: 'open'; opening: PublicOpening; posting: string | undefined }
  | { kind: 'closed'; similar: OpeningCard[] };

const answerGone = createIsomorphicFn()
  .server(() => setResponseStatus(410))
  .client(() => undefined);

/** An opening with its structured data, or that it is closed (410); what never was public is not found. */
export async function loadOpening(id: string): Promise<LoadedOpening> {
  const posting = postingOf(id);
  try {
    const { data } = await api.jobPool.opening({ id });
    return { kind: 'open', opening: data, posting: await posting };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.status === 404) throw notFound();
    if (error.status !== 410) throw error;
    answerGone();
    const { data } = error.data as { data?: { similar?: OpeningCard[] } };
    return { kind: 'closed', similar: data?.similar ?? [] };
  }
}

/** Only search engines read it, so the browser never asks for it. */
async function postingOf(id: string): Promise<string | undefined> {
  if (typeof document !== 'undefined') return undefined;
  return api.content.jobPosting({ id }).then(
    ({ data }) => data,
    () => undefined,
  );
}

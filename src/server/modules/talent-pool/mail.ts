import { poolFound } from '#server/modules/notifications/news/pool-found.ts';
import { invitation, updateRequest } from '#server/modules/notifications/news/pool-requests.ts';
import { profileShared } from '#server/modules/notifications/news/profile-shared.ts';
import { requestAnswered } from '#server/modules/notifications/news/request-answered.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';

/** To the candidate: a company asks to apply, or to bring the profile up to date. */
export async function sendRequest(
  context: Context,
  request: {
    requestId: string;
    candidate: { id: string };
    company: { name: string; nameAr: string };
    title: string | undefined;
    message: string;
    expiresAt: Date;
  },
): Promise<void> {
  const { candidate, company, title, ...facts } = request;
  await tell(context, title === undefined ? updateRequest : invitation, {
    to: [candidate.id],
    facts: { ...facts, company: company.name, companyAr: company.nameAr, title },
  });
}

/** To the member who asked: what the candidate answered. */
export async function sendAnswer(
  context: Context,
  {
    requestId,
    member,
    candidate,
    title,
    status,
    answer,
  }: {
    requestId: string;
    member: { id: string };
    candidate: { id: string; name: string; nameAr: string };
    title: string | undefined;
    status: 'Accepted' | 'Done' | 'Declined';
    answer: string;
  },
): Promise<void> {
  await tell(context, requestAnswered, {
    to: [member.id],
    facts: { requestId, ...namedCandidate(candidate), title, status, answer },
  });
}

/** To a colleague: a profile to look at. */
export async function sendProfile(
  context: Context,
  {
    colleague,
    candidate,
    sender,
    message,
  }: {
    colleague: { id: string };
    candidate: { id: string; name: string; nameAr: string };
    sender: { name: string; nameAr: string };
    message: string;
  },
): Promise<void> {
  await tell(context, profileShared, {
    to: [colleague.id],
    facts: { ...namedCandidate(candidate), sender: sender.name, senderAr: sender.nameAr, message },
  });
}

/** To a member: somebody new fits a search that they keep; once a day. */
export async function sendFound(
  context: Context,
  {
    search,
    member,
    count,
    day,
  }: {
    search: { id: string; name: string; filters: Record<string, string | string[]>; isMailed: boolean };
    member: { id: string };
    count: number;
    day: string;
  },
): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(search.filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  await tell(context, poolFound, {
    to: [member.id],
    facts: {
      ...{ searchId: search.id, search: search.name, count, day, isMailed: search.isMailed },
      path: `/candidate-pool?${query}`,
    },
  });
}

function namedCandidate({ id, name, nameAr }: { id: string; name: string; nameAr: string }) {
  return { candidateId: id, candidateName: name, candidateNameAr: nameAr };
}

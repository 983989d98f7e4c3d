import type { Locale } from '#domain/locale.ts';
import { sendWanted } from '#server/modules/notifications/mail-service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';

interface Addressee {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** To the candidate: a company asks to apply, or to bring the profile up to date. */
export async function sendRequest(
  context: Context,
  letter: {
    requestId: string;
    candidate: Addressee;
    companyName: string;
    title: string | undefined;
    message: string;
    expiresAt: Date;
  },
): Promise<void> {
  const { requestId, candidate, companyName, title, message, expiresAt } = letter;
  await sendLetter(context, {
    to: candidate.email,
    locale: candidate.locale,
    letter: 'pool-request',
    data: { name: candidate.name, companyName, title, message: message || undefined, expiresAt },
    about: requestId,
    accountId: candidate.id,
  });
  await notify(context, {
    to: [candidate.id],
    kind: title === undefined ? 'update_request' : 'invitation',
    subject: requestId,
    facts: { company: companyName, title },
    path: '/candidate-dashboard',
  });
}

/** To the member who asked: what the candidate answered. */
export async function sendAnswer(
  context: Context,
  letter: {
    requestId: string;
    member: Addressee;
    candidate: { id: string; name: string };
    title: string | undefined;
    status: 'Accepted' | 'Done' | 'Declined';
    answer: string;
  },
): Promise<void> {
  const { requestId, member, candidate, title, status, answer } = letter;
  await sendLetter(context, {
    to: member.email,
    locale: member.locale,
    letter: 'pool-answer',
    data: {
      name: member.name,
      candidateName: candidate.name,
      title,
      status,
      answer: answer || undefined,
      path: `/user/candidate/${candidate.id}`,
    },
    about: `${requestId} ${status}`,
    accountId: member.id,
    concerns: candidate.id,
  });
  await notify(context, {
    to: [member.id],
    kind: 'request_answered',
    subject: requestId,
    facts: { title, status },
    path: `/user/candidate/${candidate.id}`,
    concerns: candidate.id,
  });
}

/** To a colleague: a profile to look at. */
export async function sendProfile(
  context: Context,
  letter: { colleague: Addressee; candidate: { id: string; name: string }; sender: string; message: string },
): Promise<void> {
  const { colleague, candidate, sender, message } = letter;
  await sendLetter(context, {
    to: colleague.email,
    locale: colleague.locale,
    letter: 'pool-profile',
    data: {
      name: colleague.name,
      candidateName: candidate.name,
      sender,
      message: message || undefined,
      path: `/user/candidate/${candidate.id}`,
    },
    accountId: colleague.id,
    concerns: candidate.id,
  });
  await notify(context, {
    to: [colleague.id],
    kind: 'profile_shared',
    subject: candidate.id,
    facts: { name: sender },
    path: `/user/candidate/${candidate.id}`,
    concerns: candidate.id,
  });
}

/** To a member: somebody new fits a search that they keep; once a day. */
export async function sendFound(
  context: Context,
  letter: {
    search: { id: string; name: string; filters: Record<string, string | string[]>; isMailed: boolean };
    member: Addressee;
    count: number;
    day: string;
  },
): Promise<void> {
  const { search, member, count, day } = letter;
  const query = new URLSearchParams(
    Object.entries(search.filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const path = `/candidate-pool?${query}`;
  const facts = { name: search.name };
  await notify(context, { to: [member.id], kind: 'pool_found', subject: search.id, facts, path });
  if (!search.isMailed) return;
  await sendWanted(context, {
    to: member.email,
    locale: member.locale,
    letter: 'pool-search-found',
    data: { name: member.name, search: search.name, count, path },
    about: `${search.id} ${day}`,
    accountId: member.id,
  });
}

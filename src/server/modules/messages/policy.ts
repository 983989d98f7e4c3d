import { hasFeature } from '#domain/companies/features.ts';
import type { CandidateActor, CompanyActor } from '#server/platform/actor.ts';
import type { ConversationRow, Reader } from './conversation-queries.ts';

/** Either side of a conversation. */
export type Writer = CandidateActor | CompanyActor;

/** A candidate reads the own conversations, every member those of the company. */
export function readerOf(actor: Writer): Reader {
  return actor.role === 'company'
    ? { side: 'company', sideId: actor.companyId, accountId: actor.accountId }
    : { side: 'candidate', sideId: actor.accountId, accountId: actor.accountId };
}

/** Viewers read; recruiters, owners and candidates write, block and report. */
export function mayAct(actor: Writer): boolean {
  return actor.role === 'candidate' || actor.memberRole !== 'viewer';
}

/** A company reads nothing where messages are switched off for it. */
export function isReadable(conversation: ConversationRow, actor: Writer): boolean {
  return actor.role === 'candidate' || hasFeature(conversation, 'messaging');
}

/** Nobody writes where either side ended it or the candidate hides, or to a company that is stopped or has messages switched off. */
export function isOpen(conversation: ConversationRow): boolean {
  return (
    conversation.companyBlockedAt === null &&
    conversation.candidateBlockedAt === null &&
    !conversation.isHidden &&
    conversation.approvedStatus === 'Approved' &&
    hasFeature(conversation, 'messaging')
  );
}

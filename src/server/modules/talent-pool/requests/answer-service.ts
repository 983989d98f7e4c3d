import type { ReceivedRequest } from '#contract/talent-pool-responses.ts';
import { isId } from '#domain/ids.ts';
import { isActive } from '#domain/job-openings/job-openings.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { namesOf, personNameIn } from '#domain/shown-names.ts';
import { shownStatus } from '#domain/talent-pool/relation.ts';
import type { RequestAnswer } from '#domain/talent-pool/requests.ts';
import { calendarDate } from '#domain/time.ts';
import { namingOf, recordActivity } from '#server/modules/companies/activity/service.ts';
import { picturePath } from '#server/modules/files/service.ts';
import { invitation, updateRequest } from '#server/modules/notifications/news/pool-requests.ts';
import { readSubject } from '#server/modules/notifications/service.ts';
import { sendAnswer } from '#server/modules/talent-pool/mail.ts';
import { isOwnRequest } from '#server/modules/talent-pool/policy.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  lockRequest,
  type ReceivedRow,
  selectColleague,
  selectFirstOwner,
  selectReceived,
  writeAnswer,
} from './queries.ts';

/** What companies asked of the caller. */
export async function listReceived(context: Context<CandidateActor>): Promise<ReceivedRequest[]> {
  const rows = await selectReceived(context.db, context.actor.accountId);
  return rows.map((row) => present(context, row));
}

/** Answers once; the member who asked hears of it, and once they have left, an owner. */
export async function answerRequest(
  context: Context<CandidateActor>,
  { id, answer, message }: RequestAnswer & { id: string },
): Promise<ReceivedRequest> {
  const { db, clock, actor } = context;
  const found = isId(id) ? await lockRequest(db, id) : undefined;
  const request = authorize(found, (row) => isOwnRequest(actor, row));
  const now = clock.now();
  if (shownStatus(request, now) !== 'Waiting') throw new Refusal('REQUEST_ANSWERED');
  const status = statusAfter(request.kind, answer);
  await writeAnswer(db, id, { status, answer: message, answeredAt: now });
  await tellCompany(context, request, status, message);
  const news = request.kind === 'invitation' ? invitation : updateRequest;
  await readSubject(context, { accountId: actor.accountId, news, subject: id });
  return present(context, { ...request, status, answer: message });
}

function statusAfter(kind: ReceivedRow['kind'], answer: RequestAnswer['answer']) {
  if (answer === 'decline') return 'Declined';
  return kind === 'invitation' ? 'Accepted' : 'Done';
}

async function tellCompany(
  context: Context<CandidateActor>,
  request: ReceivedRow,
  status: 'Accepted' | 'Done' | 'Declined',
  answer: string,
): Promise<void> {
  const { db, actor } = context;
  const { companyId, createdBy } = request;
  const asker = createdBy ? await selectColleague(db, companyId, createdBy) : undefined;
  const member = asker ?? (await selectFirstOwner(db, companyId));
  const candidate = { id: actor.accountId, ...namesOf(actor) };
  await recordActivity(context, {
    companyId,
    kind: `candidate.${status.toLowerCase()}`,
    ...namingOf([candidate], request.title),
    subjectId: actor.accountId,
  });
  if (!member) return;
  const title = request.title ?? undefined;
  await sendAnswer(context, { requestId: request.id, member, candidate, title, status, answer });
}

function present({ clock, locale }: Context, row: ReceivedRow): ReceivedRequest {
  const now = clock.now();
  const { openingId, title, openingStatus, dueDate, timezone } = row;
  const today = calendarDate(now, timezone);
  return {
    id: row.id,
    kind: row.kind,
    status: shownStatus(row, now),
    company: {
      name: personNameIn(locale, row.companyName, row.companyNameAr),
      slug: row.companySlug,
      logo: picturePath(row.logoFileId),
    },
    job:
      openingId && title !== null && openingStatus !== null
        ? {
            id: openingId,
            title: openingTitleIn(locale, title),
            is_open: isActive(
              { status: openingStatus, due_date: dueDate },
              today,
              row.approvedStatus === 'Approved',
            ),
          }
        : null,
    message: row.message,
    answer: row.answer,
    sent_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

import type {
  ApplicationHistoryEntry,
  OwnApplicationDetails,
  ReceivedApplicationDetails,
} from '#contract/application-responses.ts';
import {
  applicationStatuses,
  isMovable,
  mailsCandidate,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import { isBlind } from '#domain/applications/blind.ts';
import { replyDue } from '#domain/applications/reply.ts';
import { everyNameOf, personNameIn } from '#domain/shown-names.ts';
import { readNotes } from '#server/modules/applications/assessment/notes-service.ts';
import { readRatings } from '#server/modules/applications/assessment/ratings-service.ts';
import { withoutIdentity } from '#server/modules/applications/blind/present.ts';
import { findAddition } from '#server/modules/applications/by-hand/queries.ts';
import { fitOf } from '#server/modules/applications/fit/judge.ts';
import { hireFor } from '#server/modules/applications/hire/service.ts';
import { readerOf } from '#server/modules/applications/list/matching.ts';
import { type ReceivedRow, selectReceivedOne } from '#server/modules/applications/list/queries.ts';
import { mayName, presentReceived } from '#server/modules/applications/list/service.ts';
import { selectOwnOne } from '#server/modules/applications/own/queries.ts';
import { presentOwn, titleIn } from '#server/modules/applications/own/service.ts';
import { abilitiesOf, isOwn, mayReview } from '#server/modules/applications/policy.ts';
import {
  type ApplicationRecord,
  findApplication,
  type HistoryRow,
  selectHistory,
} from '#server/modules/applications/queries.ts';
import { selectMailSwitches } from '#server/modules/applications/review/queries.ts';
import { readApplicant } from '#server/modules/candidates/service.ts';
import { filePath, getFile } from '#server/modules/files/service.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { factsIn } from '#server/platform/letter-data.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isMember } from '#server/platform/scope.ts';
import { selectVideoAnswers } from './queries.ts';
import { recordReview } from './views-service.ts';

/** One application in full, for either side of it; for everybody else it does not exist. */
export async function getApplication(
  context: Context,
  id: string,
): Promise<ReceivedApplicationDetails | OwnApplicationDetails> {
  const { actor } = context;
  const application = authorize(
    await findApplication(context.db, id),
    (row) => isOwn(actor, row) || mayReview(actor, row),
  );
  return isMember(actor)
    ? presentReceivedDetails(context, actor, application)
    : presentOwnDetails(context, application);
}

async function presentReceivedDetails(
  context: Context,
  actor: MemberActor,
  application: ApplicationRecord,
): Promise<ReceivedApplicationDetails> {
  const reader = readerOf(actor);
  const row = await selectReceivedOne(context.db, reader, application.id);
  if (!row) throw new Refusal('NOT_FOUND');
  await recordReview(context, application, isBlind(row));
  const videos = await selectVideoAnswers(context.db, application);
  const history = await selectHistory(context.db, [application.id]);
  const switches = await selectMailSwitches(context.db, application.companyId);
  const { candidateId } = application;
  const profile = candidateId ? await readApplicant(context, candidateId, application.status) : null;
  const ratings = await readRatings(context, actor, row);
  const details: ReceivedApplicationDetails = {
    ...presentReceived(row, reader.scope, context.locale),
    unread: false,
    viewer: 'company',
    cover_letter: application.coverLetter,
    answers: application.answers,
    videos: videos.map((video) => ({
      question_id: video.questionId,
      question: video.question,
      path: filePath(video.fileId),
      poster: filePath(video.posterFileId),
      captions: video.captions ?? '',
    })),
    cv: await presentCv(context, application),
    profile,
    fit: profile && fitOf(row.asked, profile),
    history: factsIn(context.locale, history).map((entry) =>
      presentHistory(entry, application, mayName(reader.scope, row)),
    ),
    reply_due: replyDue({ ...application, replyDays: row.replyDays })?.toISOString() ?? null,
    ratings,
    average_rating: ratings.average,
    notes: await readNotes(context, actor, application.id),
    // An interviewer writes notes, and reads none that would colour the own scorecard.
    general_note: actor.memberRole === 'interviewer' ? '' : application.generalNote,
    abilities: abilitiesOf(actor, application, row.isUnconfirmed),
    can_move: isMovable(
      application.status,
      history.some(({ kind }) => kind === 'interview_completed'),
    ),
    // Nothing is sent to who has not confirmed.
    mailed_statuses: row.isUnconfirmed
      ? []
      : applicationStatuses.filter((status) => mailsCandidate(status, switches)),
    hire: hireFor(actor, application),
    addition: await presentAddition(context, row),
  };
  return details.blind ? withoutIdentity(details, everyNameOf(row)) : details;
}

/** What was typed of who has not confirmed; of one that is reviewed blind, without what tells who it is. */
async function presentAddition(
  { db, locale }: Context,
  row: ReceivedRow,
): Promise<ReceivedApplicationDetails['addition']> {
  const found = row.isUnconfirmed ? await findAddition(db, row.id) : undefined;
  if (!found) return null;
  const { email, dialCode, phone, referredBy, remindedAt, expiresAt } = found.addition;
  const contact = { email, phone: phone && `${dialCode} ${phone}`, referred_by: referredBy };
  return {
    contact: isBlind(row) ? null : contact,
    by: personNameIn(locale, found.addedBy, found.addedByAr) || null,
    reminded: remindedAt !== null,
    until: expiresAt.toISOString(),
  };
}

async function presentOwnDetails(
  context: Context,
  application: ApplicationRecord,
): Promise<OwnApplicationDetails> {
  const row = await selectOwnOne(context.db, application.id, context.locale);
  if (!row) throw new Refusal('NOT_FOUND');
  return {
    ...presentOwn(context, row, await selectHistory(context.db, [application.id])),
    viewer: 'candidate',
    cover_letter: application.coverLetter,
    // What the company made of an answer is not told.
    answers: application.answers.map(({ knocked_out: _hidden, ...answer }) => answer),
    cv: await presentCv(context, application),
  };
}

async function presentCv(context: Context, application: ApplicationRecord) {
  const file = application.cvFileId ? await getFile(context, application.cvFileId) : undefined;
  return file ? { path: filePath(file.id), label: file.label, size: file.size } : null;
}

function presentHistory(
  entry: HistoryRow,
  application: ApplicationRecord,
  namesMoves: boolean,
): ApplicationHistoryEntry {
  const known = (value: unknown) => storedApplicationStatuses.find((status) => status === value) ?? null;
  return {
    kind: entry.kind,
    at: entry.at.toISOString(),
    status: known(entry.facts.to),
    from: known(entry.facts.from),
    reason: typeof entry.facts.reason === 'string' ? entry.facts.reason : null,
    subject: entry.kind === 'moved' && !namesMoves ? null : titleIn(entry) || subjectIn(entry),
    by: entry.actorId === application.candidateId ? null : entry.actorName,
  };
}

/** Of an email that a company wrote to several at once, of a rejection, of a withdrawal. */
function subjectIn({ facts: { subject, note } }: HistoryRow): string | null {
  return [subject, note].find((words) => typeof words === 'string') ?? null;
}

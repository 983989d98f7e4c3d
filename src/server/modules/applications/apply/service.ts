import { createHash } from 'node:crypto';
import { coverLetterProblem } from '#domain/applications/applications.ts';
import type { ApplicationSubmission } from '#domain/applications/submission.ts';
import { type AskedQuestion, answerProblems, isKnockedOut } from '#domain/job-openings/answers.ts';
import { type CoverLetterOption, isActive } from '#domain/job-openings/job-openings.ts';
import { calendarDate } from '#domain/time.ts';
import { orderArrival } from '#server/modules/applications/arrival/service.ts';
import { applicationSubmitted } from '#server/modules/applications/events.ts';
import { sendReceivedLetter } from '#server/modules/applications/mail.ts';
import { type ApplicationRecord, findOwn, insertEvent } from '#server/modules/applications/queries.ts';
import type { StoredAnswer } from '#server/modules/applications/table.ts';
import { orderVideoReminder } from '#server/modules/applications/video-answers/reminder-service.ts';
import { claimFile, copyFile } from '#server/modules/files/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, Refusal, refuseField } from '#server/platform/refusal.ts';
import { deleteDraft } from './draft-queries.ts';
import {
  findByIdempotencyKey,
  insertOnce,
  isCvKept,
  type OpeningToApply,
  selectApplicant,
  selectOpening,
  selectQuestions,
  setCv,
} from './queries.ts';

type Question = Awaited<ReturnType<typeof selectQuestions>>[number];
type Applicant = NonNullable<Awaited<ReturnType<typeof selectApplicant>>>;

/**
 * Applies for an opening: once per candidate and opening, also when many requests race (security X1). Sent again
 * with the same `Idempotency-Key` it answers as before; with another payload under that key it is refused.
 */
export async function applyToOpening(context: Context<CandidateActor>, input: ApplicationSubmission) {
  const { accountId } = context.actor;
  const payloadHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const before = await findReplay(context, accountId, payloadHash);
  const opening = await selectOpening(context.db, input.job_id, true);
  if (before && opening) return { application: before, opening };
  requireActive(context, opening);
  const applicant = await selectApplicant(context.db, accountId, opening.id);
  if (!applicant) throw new Refusal('NOT_ALLOWED');
  if (applicant.movedId)
    throw new Refusal('ALREADY_APPLIED', { params: { application_id: applicant.movedId } });
  const isHidden = applicant.hiddenFromCompanies.includes(opening.companyId);
  if (isHidden && !opening.hideCompanyName) throw new Refusal('HIDDEN_FROM_COMPANY');
  const questions = await selectQuestions(context.db, opening.id);
  refuseProblems(input, { opening, questions, applicant });
  // A company that hides its name is guessed by nobody for less than a whole application.
  if (isHidden) throw new Refusal('HIDDEN_FROM_COMPANY');
  const application = await insertOnce(context.db, {
    openingId: opening.id,
    companyId: opening.companyId,
    candidateId: accountId,
    coverLetter: input.cover_letter ?? '',
    ...judgedAnswers(questions, input.answers),
    source: input.source ?? 'site',
    idempotencyKey: context.request.idempotencyKey,
    payloadHash,
    createdAt: context.clock.now(),
    updatedAt: context.clock.now(),
  });
  if (!application) return { application: await requireReplay(context, opening.id, payloadHash), opening };
  await keepCv(context, application, input.cv ?? undefined, applicant.cvFileId);
  await deleteDraft(context.db, accountId, opening.id);
  await announce(context, application, opening, applicant);
  return { application, opening };
}

async function findReplay(context: Context, candidateId: string, payloadHash: string) {
  const key = context.request.idempotencyKey;
  const before = key ? await findByIdempotencyKey(context.db, candidateId, key) : undefined;
  if (before && before.payloadHash !== payloadHash)
    throw refuseField('Idempotency-Key', 'validation_idempotency_key');
  return before;
}

/** The rival that won the race may have been the same request; anything else is a second application. */
async function requireReplay(context: Context<CandidateActor>, openingId: string, payloadHash: string) {
  const { accountId } = context.actor;
  const before = await findOwn(context.db, openingId, accountId);
  const key = context.request.idempotencyKey;
  if (before && key && before.idempotencyKey === key && before.payloadHash === payloadHash) return before;
  throw new Refusal('ALREADY_APPLIED', { params: { application_id: before?.id ?? '' } });
}

function requireActive(
  context: Context,
  opening: OpeningToApply | undefined,
): asserts opening is OpeningToApply {
  if (!opening) throw new Refusal('NOT_FOUND');
  const today = calendarDate(context.clock.now(), opening.timezone);
  const state = { status: opening.status, due_date: opening.dueDate };
  if (isActive(state, today, opening.approvedStatus === 'Approved')) return;
  // What was never public does not exist for candidates.
  throw new Refusal(opening.firstPublishedAt || opening.status === 'Published' ? 'GONE' : 'NOT_FOUND');
}

function refuseProblems(
  input: ApplicationSubmission,
  known: { opening: OpeningToApply; questions: Question[]; applicant: Applicant },
): void {
  const fields: FieldErrors = {};
  const letter = coverLetterProblem(known.opening.coverLetter as CoverLetterOption, input.cover_letter);
  if (letter) fields.cover_letter = [{ text: letter }];
  if (!input.cv && !known.applicant.cvFileId) fields.cv = [{ text: 'validation_cv_required' }];
  for (const problem of answerProblems(known.questions.map(asked), input.answers))
    fields[`answers.${problem.question_id}`] = [{ text: problem.key, params: problem.params }];
  if (Object.keys(fields).length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
}

function asked(question: Question): AskedQuestion {
  return {
    id: question.id,
    answer_type: question.answerType,
    required: question.required,
    knock_out: question.knockOut,
  };
}

function judgedAnswers(questions: Question[], given: ApplicationSubmission['answers']) {
  const texts = new Map(given.map(({ question_id, answer }) => [question_id, answer?.trim() ?? '']));
  const answers: StoredAnswer[] = questions.map((question) => ({
    question_id: question.id,
    title: question.title,
    answer_type: question.answerType,
    answer: texts.get(question.id) ?? '',
    knocked_out: isKnockedOut(asked(question), texts.get(question.id)),
  }));
  return { answers, isKnockedOut: answers.some(({ knocked_out }) => knocked_out) };
}

/** The application keeps its own file: a CV that the profile or another application keeps is copied. */
async function keepCv(
  context: Context<CandidateActor>,
  application: ApplicationRecord,
  path: string | undefined,
  profileCvId: string | null,
): Promise<void> {
  const { accountId: ownerId } = context.actor;
  const fileId = path
    ? (await claimFile(context, { path, kind: 'cv', ownerId, field: 'cv' })).id
    : profileCvId;
  if (!fileId) throw refuseField('cv', 'validation_cv_required');
  const kept = (await isCvKept(context.db, fileId))
    ? await copyFile(context, { fileId, ownerId })
    : undefined;
  await setCv(context.db, application.id, kept?.id ?? fileId);
}

async function announce(
  context: Context<CandidateActor>,
  application: ApplicationRecord,
  opening: OpeningToApply,
  applicant: Applicant,
): Promise<void> {
  const { accountId } = context.actor;
  await insertEvent(context.db, {
    applicationId: application.id,
    kind: 'submitted',
    actorId: accountId,
    facts: { to: 'Pending' },
    createdAt: context.clock.now(),
  });
  await sendReceivedLetter(context, { application, opening, applicant });
  await orderArrival(context, { applicationId: application.id, waits: opening.videoQuestions > 0 });
  if (opening.videoQuestions > 0) await orderVideoReminder(context, application.id);
  await context.events.publish(context, applicationSubmitted, {
    applicationId: application.id,
    openingId: opening.id,
    companyId: opening.companyId,
    candidateId: accountId,
  });
}

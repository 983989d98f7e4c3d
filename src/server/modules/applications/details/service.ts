import type {
  ApplicantProfile,
  ApplicationFit,
  ApplicationHistoryEntry,
  OwnApplicationDetails,
  ReceivedApplicationDetails,
} from '#contract/application-responses.ts';
import {
  applicationStatuses,
  mailsCandidate,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import {
  type EligibilityCandidate,
  type EligibilityOpening,
  eligibilityMatch,
} from '#domain/candidates/eligibility.ts';
import { selectReceivedOne } from '#server/modules/applications/list/queries.ts';
import { presentReceived } from '#server/modules/applications/list/service.ts';
import { selectOwnOne } from '#server/modules/applications/own/queries.ts';
import { presentOwn } from '#server/modules/applications/own/service.ts';
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
import { authorize } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
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
  return actor.role === 'candidate'
    ? presentOwnDetails(context, application)
    : presentReceivedDetails(context, application);
}

async function presentReceivedDetails(
  context: Context,
  application: ApplicationRecord,
): Promise<ReceivedApplicationDetails> {
  const row = await selectReceivedOne(context.db, application.id);
  if (!row) throw new Refusal('NOT_FOUND');
  await recordReview(context, application);
  const videos = await selectVideoAnswers(context.db, application.openingId, application.id);
  const history = await selectHistory(context.db, [application.id]);
  const switches = await selectMailSwitches(context.db, application.companyId);
  const { candidateId } = application;
  const profile = candidateId ? await readApplicant(context, candidateId) : null;
  return {
    ...presentReceived(row),
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
    history: history.map((entry) => presentHistory(entry, application)),
    abilities: abilitiesOf(context.actor, application),
    mailed_statuses: applicationStatuses.filter((status) => mailsCandidate(status, switches)),
  };
}

/** What the opening asks beside its questions, held against the profile as it is today. */
function fitOf(asked: EligibilityOpening, profile: ApplicantProfile): ApplicationFit | null {
  const { met, total, requirements } = eligibilityMatch(asked, askedOf(profile));
  if (total === 0) return null;
  return {
    met,
    total,
    requirements: requirements.map(({ isMet, isUnknown, ...requirement }) => ({
      ...requirement,
      met: isMet,
      unknown: isUnknown,
    })),
  };
}

/** The stored entries have the shape that they were saved in. */
function askedOf(profile: ApplicantProfile): EligibilityCandidate {
  const { eligibility, languages, educations, total_experience } = profile;
  const stored: { [Part in keyof EligibilityCandidate]: unknown } = {
    ...eligibility,
    ...{ languages, educations, total_experience },
  };
  return stored as EligibilityCandidate;
}

async function presentOwnDetails(
  context: Context,
  application: ApplicationRecord,
): Promise<OwnApplicationDetails> {
  const row = await selectOwnOne(context.db, application.id);
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

function presentHistory(entry: HistoryRow, application: ApplicationRecord): ApplicationHistoryEntry {
  const known = (value: unknown) => storedApplicationStatuses.find((status) => status === value) ?? null;
  return {
    kind: entry.kind,
    at: entry.at.toISOString(),
    status: known(entry.facts.to),
    from: known(entry.facts.from),
    by: entry.actorId === application.candidateId ? null : entry.actorName,
  };
}

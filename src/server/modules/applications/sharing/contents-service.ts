import type { Room, RoomApplication } from '#contract/sharing-responses.ts';
import type { ShareShows } from '#domain/applications/sharing.ts';
import { withoutContact } from '#domain/applications/withheld.ts';
import { anonymousCertificate } from '#domain/candidates/certificates.ts';
import { joinTags } from '#domain/candidates/tags.ts';
import type { Locale } from '#domain/locale.ts';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { fitOf } from '#server/modules/applications/fit/judge.ts';
import { openPhone } from '#server/modules/candidates/service.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';
import {
  findRoomFile,
  type RoomIntroductionRow,
  type RoomRow,
  type RoomVideoRow,
  selectRoomAnswers,
  selectRoomApplications,
  selectRoomIntroductions,
} from './contents-queries.ts';
import { selectReviews, type VisitorRecord } from './queries.ts';
import { countVisit, findRoomVisitor, openRoom } from './room-service.ts';
import { presentReview } from './service.ts';

/** Everything that the room shows to a visitor who entered, and nothing that the sharer withheld; null before. */
export async function readRoom(context: Context, id: string): Promise<Room | null> {
  const { share } = await openRoom(context, id);
  const visitor = await findRoomVisitor(context, share);
  if (!visitor) return null;
  await countVisit(context, visitor);
  const { shows } = share;
  const rows = await selectRoomApplications(context.db, share.id);
  const answers = shows.videos ? await selectRoomAnswers(context.db, share.id) : [];
  const people = rows.map(({ candidate }) => candidate.accountId);
  const introductions = shows.videos ? await selectRoomIntroductions(context.db, people) : [];
  const reviews = await selectReviews(context.db, share.id);
  const room = { shareId: share.id, shows, locale: context.locale, keys: context.config };
  return {
    visitor: { name: visitor.name, is_done: visitor.doneAt !== null },
    question: share.question,
    shows,
    participation: share.participation,
    applications: rows.map((row) => ({
      ...presentApplication(room, row),
      videos: [
        ...introductions.filter(({ candidateId }) => candidateId === row.candidate.accountId),
        ...answers.filter(({ applicationId }) => applicationId === row.id),
      ].map((video) => presentVideo(room, video)),
      ...presentReviews(
        reviews.filter(({ applicationId }) => applicationId === row.id),
        visitor,
      ),
    })),
  };
}

/** As what a visitor of the room may read a file; undefined where it is withheld, also from whoever knows its id. */
export async function findReadable(
  context: Context,
  id: string,
  fileId: string,
): Promise<'cv' | 'video' | undefined> {
  const { share } = await openRoom(context, id);
  if (!(await findRoomVisitor(context, share))) return undefined;
  const kind = await findRoomFile(context.db, share.id, fileId);
  if (kind === 'cv') return showsCvFile(share.shows) ? kind : undefined;
  return share.shows.videos ? kind : undefined;
}

/** A CV has its owner's contact data printed in it. */
function showsCvFile(shows: ShareShows): boolean {
  return shows.cv && shows.contact;
}

interface RoomFacts {
  shareId: string;
  shows: ShareShows;
  locale: Locale;
  keys: KeySource;
}

function presentApplication(
  { shareId, shows, keys, locale }: RoomFacts,
  row: RoomRow,
): Omit<RoomApplication, 'videos' | 'own' | 'others'> {
  const { candidate, opening } = row;
  const told = (text: string) => (shows.contact ? text : withoutContact(text));
  const { label, size, id } = row.cvFile ?? {};
  const phone = shows.contact ? openPhone(keys, candidate.accountId, candidate) : '';
  return {
    id: row.id,
    name: personNameIn(locale, row.name, row.nameAr),
    position: row.position + 1,
    avatar: pictureAddress(candidate.avatarFileId),
    headline: told(candidate.currentPosition || candidate.title),
    residence_country: candidate.residenceCountry,
    job: { id: opening.id, title: opening.title },
    fit: fitOf(opening, {
      eligibility: candidate.eligibility,
      languages: candidate.languages,
      educations: candidate.educations,
      total_experience: candidate.totalExperience,
    }),
    cover_letter: shows.answers ? told(row.coverLetter) : '',
    answers: shows.answers
      ? row.answers.map(({ knocked_out: _judged, answer, ...asked }) => ({ ...asked, answer: told(answer) }))
      : [],
    cv_file:
      showsCvFile(shows) && id ? { path: pathOf(shareId, id), label: label ?? '', size: size ?? 0 } : null,
    cv: shows.cv ? presentCv(row, told) : null,
    contact: shows.contact
      ? { email: row.email, phone: phone ? `${candidate.dialCode} ${phone}` : '' }
      : null,
  };
}

function presentCv(
  { candidate }: RoomRow,
  told: (text: string) => string,
): NonNullable<RoomApplication['cv']> {
  const { visa_option, in_country, notice_period } = candidate.eligibility;
  return {
    description: told(candidate.description),
    total_experience: candidate.totalExperience,
    professional_skills: joinTags(candidate.professionalSkills.map(told)),
    languages: candidate.languages,
    experiences: candidate.experiences.map((entry) => toldEntry(entry, told)),
    educations: candidate.educations.map((entry) => toldEntry(entry, told)),
    certificates: candidate.certificates.map((entry) => ({
      ...anonymousCertificate(entry),
      name: told(entry.name),
      issuer: told(entry.issuer),
    })),
    eligibility: { visa_option, in_country, notice_period },
  };
}

function toldEntry(entry: object, told: (text: string) => string): Record<string, unknown> {
  const values = Object.entries(entry).map(([name, value]) => [
    name,
    typeof value === 'string' ? told(value) : value,
  ]);
  return Object.fromEntries(values);
}

function presentVideo(
  { shareId, shows, locale }: RoomFacts,
  video: RoomVideoRow | RoomIntroductionRow,
): RoomApplication['videos'][number] {
  return {
    id: video.fileId,
    title: 'question' in video ? video.question : introductionTitle(video.questionId, locale),
    path: pathOf(shareId, video.fileId),
    poster: video.posterFileId && pathOf(shareId, video.posterFileId),
    captions: shows.contact ? video.captions : withoutContactInCues(video.captions),
  };
}

/** The lines between the times of a caption file; a time would read like a phone number. */
function withoutContactInCues(captions: string): string {
  return captions
    .split('\n')
    .map((line) => (line.includes('-->') ? line : withoutContact(line)))
    .join('\n');
}

function introductionTitle(questionId: string, locale: Locale): string {
  return presetVideoQuestions.find(({ id }) => id === questionId)?.question[locale] ?? '';
}

function pathOf(shareId: string, fileId: string): string {
  return `shared_applications/${shareId}/files/${fileId}`;
}

function presentReviews(
  reviews: Awaited<ReturnType<typeof selectReviews>>,
  visitor: VisitorRecord,
): Pick<RoomApplication, 'own' | 'others'> {
  const own = reviews.find(({ visitorId }) => visitorId === visitor.id);
  const others = visitor.doneAt ? reviews.filter(({ visitorId }) => visitorId !== visitor.id) : [];
  return {
    own: { rating: own?.rating ?? null, comment: own?.comment ?? '' },
    others: others.filter(({ rating, comment }) => rating !== null || comment !== '').map(presentReview),
  };
}

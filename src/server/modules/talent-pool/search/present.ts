import type { ApplicationFit } from '#contract/application-responses.ts';
import type { PoolCandidate, PoolRelation } from '#contract/talent-pool-responses.ts';
import { type EligibilityOpening, eligibilityMatch } from '#domain/candidates/eligibility.ts';
import { joinTags } from '#domain/candidates/tags.ts';
import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { possibleActs, shownStatus } from '#domain/talent-pool/relation.ts';
import { eligibilityOf } from '#server/modules/candidates/service.ts';
import { filePath, picturePath } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { listedFor } from './conditions.ts';
import {
  type ListedRow,
  type SentRow,
  selectFirstVideos,
  selectListed,
  selectNewestApplications,
  selectNewestRequests,
} from './queries.ts';

/** These candidates in this order, as the caller's company sees them; who is not listed for it is left out. */
export async function presentCandidates(
  context: Context<CompanyActor>,
  ids: readonly string[],
  opening?: EligibilityOpening,
): Promise<PoolCandidate[]> {
  const { db, clock, actor, locale } = context;
  const rows = await selectListed(db, ids, listedFor(actor.companyId));
  const videos = await selectFirstVideos(db, ids);
  const relations = await readRelations(context, rows);
  const now = clock.now();
  return ids.flatMap((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    const relation = relations.get(id);
    if (!row || !relation) return [];
    const video = videos.find(({ candidateId }) => candidateId === id);
    return [
      {
        ...presentRow(row, now, locale),
        video: video
          ? {
              path: filePath(video.fileId),
              poster: filePath(video.posterFileId),
              captions: video.captions,
              seconds: video.seconds,
            }
          : null,
        fit: opening ? fitOf(opening, row, now) : null,
        relation,
      },
    ];
  });
}

/** What stands between the caller's company and each of these candidates. */
export async function readRelations(
  { db, clock, actor }: Context<CompanyActor>,
  candidates: readonly { id: string; updatedAt: Date }[],
): Promise<Map<string, PoolRelation>> {
  const ids = candidates.map(({ id }) => id);
  const applications = await selectNewestApplications(db, actor.companyId, ids);
  const requests = await selectNewestRequests(db, actor.companyId, ids);
  const now = clock.now();
  return new Map(
    candidates.map(({ id, updatedAt }) => {
      const application = applications.find(({ candidateId }) => candidateId === id) ?? null;
      const newest = (kind: SentRow['kind']) => {
        const sent = requests.find((request) => request.candidateId === id && request.kind === kind);
        return sent ? { ...sent, status: shownStatus(sent, now) } : null;
      };
      const [invitation, update] = [newest('invitation'), newest('update')];
      const { invite, ask, first } = possibleActs({ application, invitation, update, updatedAt }, now);
      const mayInvite = actor.memberRole !== 'viewer';
      return [
        id,
        {
          application: application && {
            id: application.id,
            status: application.status,
            job_title: application.title,
            applied_at: application.createdAt.toISOString(),
          },
          invitation: invitation && presentSent(invitation),
          update: update && presentSent(update),
          may: { invite: mayInvite && invite, ask: mayInvite && ask },
          first: mayInvite ? first : 'none',
        },
      ];
    }),
  );
}

function presentSent(sent: SentRow) {
  return {
    id: sent.id,
    status: sent.status,
    message: sent.message,
    answer: sent.answer,
    job: sent.openingId && sent.title !== null ? { id: sent.openingId, title: sent.title } : null,
    sent_at: sent.createdAt.toISOString(),
    answered_at: sent.answeredAt?.toISOString() ?? null,
    expires_at: sent.expiresAt.toISOString(),
  };
}

function presentRow(row: ListedRow, now: Date, locale: Locale) {
  const { total_experience } = eligibilityOf(row, now);
  return {
    id: row.id,
    name: personNameIn(locale, row.name, row.nameAr),
    avatar: picturePath(row.avatarFileId),
    title: row.title,
    current_position: row.currentPosition,
    current_company: row.currentCompany,
    industry: row.industry,
    nationality: row.nationality,
    residence_country: row.residenceCountry,
    gender: row.gender,
    total_experience: total_experience ?? null,
    visa_option: row.eligibility.visa_option ?? null,
    in_country: row.eligibility.in_country ?? null,
    notice_period: row.eligibility.notice_period ?? null,
    expected_salary: row.expectedSalary,
    professional_skills: joinTags(row.professionalSkills),
    desired_jobs: joinTags(row.desiredJobs),
    languages: row.languages,
    educations: row.educations.map(({ course_name }) => course_name),
    profile_view: row.profileViews,
    profile_strength: row.profileStrength,
    updated_at: row.updatedAt.toISOString(),
  };
}

function fitOf(opening: EligibilityOpening, row: ListedRow, now: Date): ApplicationFit | null {
  const { met, total, requirements } = eligibilityMatch(opening, eligibilityOf(row, now));
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

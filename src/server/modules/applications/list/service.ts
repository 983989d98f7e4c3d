import type { ReceivedApplication } from '#contract/application-responses.ts';
import { applicationsShown } from '#domain/applications/applications.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { countByStatus, type ReceivedRow, selectReceived } from './queries.ts';

/** What the caller's company received, one page of it, with exact totals. */
export async function listReceived(
  context: Context,
  { companyId, memberRole }: CompanyActor,
  filters: ApplicationFilters,
) {
  const counts = await countByStatus(context.db, companyId, filters);
  const rows = await selectReceived(context.db, companyId, {
    ...filters,
    show: filters.show ?? applicationsShown,
    page: filters.page ?? 1,
  });
  const wanted = filters.status?.length ? new Set<string>(filters.status) : undefined;
  const total = Object.entries(counts)
    .filter(([status]) => !wanted || wanted.has(status))
    .reduce((sum, [, number]) => sum + number, 0);
  const abilities = { change_status: memberRole !== 'viewer', remove: memberRole !== 'viewer' };
  return { viewer: 'company' as const, total, data: rows.map(presentReceived), counts, abilities };
}

export function presentReceived(row: ReceivedRow): ReceivedApplication {
  return {
    id: row.id,
    status: row.status,
    applied_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    candidate: {
      id: row.candidateId,
      name: row.name ?? '',
      avatar: picturePath(row.avatarFileId),
      current_position: row.currentPosition ?? '',
      residence_country: row.residenceCountry ?? '',
    },
    job: { id: row.openingId, title: row.title },
    source: row.source,
    screening_questions: row.screeningQuestions,
    video_questions: row.videoQuestions,
    video_answers: row.videoAnswers,
    knocked_out: row.isKnockedOut,
  };
}

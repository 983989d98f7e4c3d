import type { ReceivedApplication } from '#contract/application-responses.ts';
import { applicationStatuses, applicationsShown, mailsCandidate } from '#domain/applications/applications.ts';
import { blindCode, isBlind, withoutPerson } from '#domain/applications/blind.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { fitOf } from '#server/modules/applications/fit/judge.ts';
import { selectMailSwitches } from '#server/modules/applications/review/queries.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { countByStatus, type ReceivedRow, selectReceived } from './queries.ts';

/** What the caller's company received, one page of it, with exact totals. */
export async function listReceived(context: Context, actor: CompanyActor, filters: ApplicationFilters) {
  const counts = await countByStatus(context.db, actor, filters);
  const rows = await selectReceived(context.db, actor, {
    ...filters,
    show: filters.show ?? applicationsShown,
    page: filters.page ?? 1,
  });
  const switches = await selectMailSwitches(context.db, actor.companyId);
  const wanted = filters.status?.length ? new Set<string>(filters.status) : undefined;
  const total = Object.entries(counts)
    .filter(([status]) => !wanted || wanted.has(status))
    .reduce((sum, [, number]) => sum + number, 0);
  return {
    viewer: 'company' as const,
    total,
    data: rows.map(presentReceived),
    counts,
    abilities: listAbilities(actor),
    mailed_statuses: applicationStatuses.filter((status) => mailsCandidate(status, switches)),
  };
}

export function listAbilities({ memberRole }: CompanyActor) {
  const mayChange = memberRole !== 'viewer';
  return { change_status: mayChange, remove: mayChange, move: mayChange };
}

export function presentReceived(row: ReceivedRow): ReceivedApplication {
  const blind = isBlind(row) ? blindCode(row.id) : null;
  return {
    id: row.id,
    status: row.status,
    applied_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    blind,
    candidate: {
      id: blind ? null : row.candidateId,
      name: blind ? '' : (row.name ?? ''),
      avatar: blind ? null : picturePath(row.avatarFileId),
      current_position: blind
        ? withoutPerson(row.currentPosition ?? '', row.name ?? '')
        : (row.currentPosition ?? ''),
      residence_country: row.residenceCountry ?? '',
    },
    job: { id: row.openingId, title: row.title },
    source: row.source,
    screening_questions: row.screeningQuestions,
    // A moved one is asked nothing more: it brought its answers along.
    video_questions: row.movedFromId ? row.videoAnswers : row.videoQuestions,
    video_answers: row.videoAnswers,
    knocked_out: row.isKnockedOut,
    moved_from: row.movedFromTitle || null,
    average_rating: row.averageRating,
    meets: presentMeets(row),
    unread: row.isUnread,
    // Of whom the company does not know, it is not told either that it knows them from elsewhere.
    duplicate: blind === null && row.isDuplicate,
    shared: row.isShared,
  };
}

const missingShown = 2;

function presentMeets({ asked, profile }: ReceivedRow): ReceivedApplication['meets'] {
  const fit = profile && fitOf(asked, profile);
  if (!fit) return null;
  const missing = fit.requirements.filter(({ met }) => !met).slice(0, missingShown);
  return { met: fit.met, total: fit.total, missing };
}

import type { ReceivedApplication } from '#contract/application-responses.ts';
import { applicationStatuses, applicationsShown, mailsCandidate } from '#domain/applications/applications.ts';
import { blindCode, isBlind, withoutPerson } from '#domain/applications/blind.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { memberMay } from '#domain/companies/roles.ts';
import type { Locale } from '#domain/locale.ts';
import { everyNameOf, latinNameBelow, personNameIn } from '#domain/shown-names.ts';
import { fitOf } from '#server/modules/applications/fit/judge.ts';
import { selectMailSwitches } from '#server/modules/applications/review/queries.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { employerIn, type OpeningScope, sees } from '#server/platform/scope.ts';
import { readerOf } from './matching.ts';
import { countByStatus, type ReceivedRow, selectReceived } from './queries.ts';

/** What the caller's company received, one page of it, with exact totals. */
export async function listReceived(context: Context, actor: MemberActor, filters: ApplicationFilters) {
  const reader = readerOf(actor);
  const counts = await countByStatus(context.db, reader, filters);
  const rows = await selectReceived(context.db, reader, {
    ...filters,
    show: filters.show ?? applicationsShown,
    page: filters.page ?? 1,
  });
  const switches = await selectMailSwitches(context.db, employerIn(reader.scope));
  const wanted = filters.status?.length ? new Set<string>(filters.status) : undefined;
  const total = Object.entries(counts)
    .filter(([status]) => !wanted || wanted.has(status))
    .reduce((sum, [, number]) => sum + number, 0);
  return {
    viewer: 'company' as const,
    total,
    data: rows.map((row) => presentReceived(row, reader.scope, context.locale)),
    counts,
    abilities: listAbilities(actor),
    mailed_statuses: applicationStatuses.filter((status) => mailsCandidate(status, switches)),
  };
}

export function listAbilities({ memberRole }: MemberActor) {
  return {
    change_status: memberMay(memberRole, 'change_status'),
    remove: memberMay(memberRole, 'remove_application'),
    move: memberMay(memberRole, 'move_application'),
    several: memberMay(memberRole, 'export'),
    add: memberMay(memberRole, 'add_applicant'),
  };
}

/** As the company reads it; an opening that is not seen is not named as where it was moved from. */
export function presentReceived(row: ReceivedRow, scope: OpeningScope, locale: Locale): ReceivedApplication {
  const blind = isBlind(row) ? blindCode(row.id) : null;
  return {
    id: row.id,
    status: row.status,
    applied_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    blind,
    candidate: {
      id: blind ? null : row.candidateId,
      name: blind ? '' : personNameIn(locale, row.name, row.nameAr),
      latin_name: blind ? '' : latinNameBelow(locale, row.name, row.nameAr),
      avatar: blind ? null : picturePath(row.avatarFileId),
      current_position: blind
        ? withoutPerson(row.currentPosition ?? '', everyNameOf(row))
        : (row.currentPosition ?? ''),
      residence_country: row.residenceCountry ?? '',
    },
    job: { id: row.openingId, title: row.title, city: row.city },
    source: row.source,
    screening_questions: row.screeningQuestions,
    // A moved one is asked nothing more: it brought its answers along.
    video_questions: row.movedFromId ? row.videoAnswers : row.videoQuestions,
    video_answers: row.videoAnswers,
    knocked_out: row.isKnockedOut,
    moved_from: mayName(scope, row) ? row.movedFromTitle || null : null,
    average_rating: row.averageRating,
    meets: presentMeets(row),
    unread: row.isUnread,
    // Of whom the company does not know, it is not told either that it knows them from elsewhere.
    duplicate: blind === null && row.isDuplicate,
    shared: row.isShared,
    ...row.marks,
    unconfirmed: row.isUnconfirmed,
  };
}

/** Whether the opening that an application was moved from may be named; of one that was deleted nothing is left to see. */
export function mayName(
  scope: OpeningScope,
  { companyId, movedFromId }: { companyId: string; movedFromId: string | null },
): boolean {
  return sees(scope, { companyId, openingId: movedFromId ?? '' });
}

const missingShown = 2;

function presentMeets({ asked, profile }: ReceivedRow): ReceivedApplication['meets'] {
  const fit = profile && fitOf(asked, profile);
  if (!fit) return null;
  const missing = fit.requirements.filter(({ met }) => !met).slice(0, missingShown);
  return { met: fit.met, total: fit.total, missing };
}

import type { OwnApplication } from '#contract/application-responses.ts';
import {
  applicationsShown,
  candidateStatusKey,
  type StoredApplicationStatus,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import type { ApplicationFilters } from '#domain/applications/list.ts';
import { replyDue } from '#domain/applications/reply.ts';
import { canWithdraw } from '#domain/applications/status-changes.ts';
import { withdrawalSecondsLeft } from '#domain/applications/withdrawal.ts';
import { isActive } from '#domain/job-openings/job-openings.ts';
import { appliedOpening } from '#domain/job-openings/opening-readers.ts';
import type { Locale } from '#domain/locale.ts';
import { openingTitleIn } from '#domain/reference/occupations.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { pickFields } from '#domain/text/saved.ts';
import { calendarDate } from '#domain/time.ts';
import { type HistoryRow, selectHistory } from '#server/modules/applications/queries.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';
import { translate } from '#server/platform/texts.ts';
import { countOwn, type OwnRow, selectAppliedIds, selectOwn } from './queries.ts';

/** The caller's applications, newest first, each with what happened to it. */
export async function listOwn(context: Context, { accountId }: CandidateActor, filters: ApplicationFilters) {
  const rows = await selectOwn(context.db, accountId, {
    show: filters.show ?? applicationsShown,
    page: filters.page ?? 1,
    locale: context.locale,
  });
  const history = await selectHistory(
    context.db,
    rows.map(({ id }) => id),
  );
  return {
    viewer: 'candidate' as const,
    total: await countOwn(context.db, accountId),
    data: rows.map((row) => presentOwn(context, row, history)),
  };
}

/** The openings that the caller applied for. */
export function listAppliedIds(context: Context<CandidateActor>): Promise<string[]> {
  return selectAppliedIds(context.db, context.actor.accountId);
}

/** An application in words for the candidate: nothing that is internal to the company (security Z11, P8). */
export function presentOwn(context: Context, row: OwnRow, history: readonly HistoryRow[]): OwnApplication {
  const label = (status: StoredApplicationStatus) =>
    translate(candidateStatusKey(status), {}, context.locale);
  const today = calendarDate(context.clock.now(), row.timezone);
  const state = { status: row.openingStatus, due_date: row.dueDate };
  const withdrawn =
    row.status === 'Withdrawn' &&
    history.findLast((entry) => entry.applicationId === row.id && entry.kind === 'withdrawn');
  const isStillActive = isActive(state, today, row.approvedStatus === 'Approved');
  return {
    id: row.id,
    status: row.status,
    label: label(row.status),
    applied_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    job: presentOpening(context.locale, row, isStillActive),
    company: row.hideCompanyName
      ? null
      : {
          id: row.companyId,
          name: companyNameIn(context.locale, { name: row.companyName, name_ar: row.companyNameAr }),
          logo: picturePath(row.logoFileId),
        },
    videos_missing:
      isStillActive && canWithdraw(row.status) && !row.movedFromId
        ? Math.max(0, row.videoQuestions - row.videoAnswers)
        : 0,
    can_withdraw: canWithdraw(row.status),
    withdrawal_seconds_left: withdrawn ? withdrawalSecondsLeft(withdrawn.at, context.clock.now()) : 0,
    reply_due: replyDue(row)?.toISOString() ?? null,
    history: history
      .filter((entry) => entry.applicationId === row.id && candidateKinds.has(entry.kind) && entry.isKnown)
      .map((entry) => {
        const status = storedApplicationStatuses.find((known) => known === entry.facts.to) ?? null;
        return {
          kind: entry.kind,
          at: entry.at.toISOString(),
          status,
          label:
            entry.kind === 'status-changed' && status
              ? label(status)
              : translate(
                  `applications_history_${entry.kind}`,
                  { title: openingTitleIn(context.locale, titleIn(entry)) },
                  context.locale,
                ),
        };
      }),
  };
}

/** The opening as its applicant may know it; of one that never was public, the title that they applied for. */
function presentOpening(locale: Locale, row: OwnRow, isActive: boolean): OwnApplication['job'] {
  const { openingId, movedFromId, isKnown } = row;
  const title = openingTitleIn(locale, isKnown ? row.title : row.movedFromTitle);
  return isKnown
    ? { ...pickFields(appliedOpening, toWire(row)), title, id: openingId, is_active: isActive }
    : { id: movedFromId ?? '', title, city: '', country: '', is_active: false };
}

/** The opening that a move led away from. */
export function titleIn({ facts }: Pick<HistoryRow, 'facts'>): string {
  return typeof facts.from_title === 'string' ? facts.from_title : '';
}

/** The steps that candidates are told of. */
const candidateKinds = new Set([
  'submitted',
  'added',
  'confirmed',
  'viewed',
  'status-changed',
  'withdrawn',
  'moved',
  'interview_scheduled',
  'interview_completed',
]);

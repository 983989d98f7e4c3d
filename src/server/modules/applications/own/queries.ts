import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { appliedFields } from '#domain/job-openings/opening-readers.ts';
import type { Locale } from '#domain/locale.ts';
import { isKnownOpening } from '#server/modules/applications/known-opening-service.ts';
import { applications, videoAnswers } from '#server/modules/applications/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings, videoQuestions } from '#server/modules/job-openings/table.ts';
import { shownTitle } from '#server/modules/job-openings/translations/title-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { columnNames, columnsNamed } from '#server/platform/database/wire.ts';

export type OwnRow = Awaited<ReturnType<typeof selectOwn>>[number];

/** The applications of a candidate, newest first; who may see the company is decided by the presenter. */
export function selectOwn(
  db: Database,
  candidateId: string,
  { show, page, locale }: { show: number; page: number; locale: Locale },
) {
  return ownRows(db, locale)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(show)
    .offset((page - 1) * show);
}

export async function selectOwnOne(db: Database, id: string, locale: Locale): Promise<OwnRow | undefined> {
  const [row] = await ownRows(db, locale).where(
    and(eq(applications.id, id), isNotNull(applications.candidateId)),
  );
  return row;
}

export function countOwn(db: Database, candidateId: string): Promise<number> {
  return db.$count(applications, eq(applications.candidateId, candidateId)).then(Number);
}

export async function selectAppliedIds(db: Database, candidateId: string): Promise<string[]> {
  const rows = await db
    .select({ openingId: applications.openingId, movedFromId: applications.movedFromId })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.createdAt));
  return rows.flatMap(({ openingId, movedFromId }) => (movedFromId ? [openingId, movedFromId] : [openingId]));
}

function ownRows(db: Database, locale: Locale) {
  return db
    .select({
      id: applications.id,
      status: applications.status,
      movedFromId: applications.movedFromId,
      movedFromTitle: applications.movedFromTitle,
      isKnown: isKnownOpening,
      repliedAt: applications.repliedAt,
      replyDays: jobOpenings.replyDays,
      source: applications.source,
      createdAt: applications.createdAt,
      updatedAt: applications.updatedAt,
      openingId: jobOpenings.id,
      ...columnsNamed(jobOpenings, columnNames(appliedFields)),
      title: shownTitle(locale),
      openingStatus: jobOpenings.status,
      dueDate: jobOpenings.dueDate,
      hideCompanyName: jobOpenings.hideCompanyName,
      companyId: companies.id,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      logoFileId: companies.logoFileId,
      timezone: companies.timezone,
      approvedStatus: companies.approvedStatus,
      videoQuestions: db.$count(videoQuestions, eq(videoQuestions.openingId, jobOpenings.id)),
      videoAnswers: db.$count(videoAnswers, eq(videoAnswers.applicationId, applications.id)),
    })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .$dynamic();
}

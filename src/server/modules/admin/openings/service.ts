import type { AdminOpening, WholeAdminOpening } from '#contract/admin-openings.ts';
import { isId } from '#domain/ids.ts';
import type { AdministeredState } from '#domain/job-openings/held.ts';
import { openingStatus } from '#domain/job-openings/job-openings.ts';
import type { Locale } from '#domain/locale.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { calendarDate } from '#domain/time.ts';
import { sanitizeRichText } from '#server/modules/job-openings/public/cards-service.ts';
import { readTranslatedTexts } from '#server/modules/job-openings/translations/service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import { recordAudit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type OpeningRow, selectAsked, selectOpening, selectOpenings } from './queries.ts';

const perPage = 20;

/** A page of the openings of all companies, narrowed by words and state. */
export async function listOpenings(
  context: Context<AdminActor>,
  { q, state, page = 1 }: { q?: string | null; state?: AdministeredState; page?: number },
): Promise<{ data: AdminOpening[]; per_page: number; has_more: boolean }> {
  const range = { offset: (page - 1) * perPage, limit: perPage + 1 };
  const rows = await selectOpenings(context.db, { words: q ?? '', state, ...range });
  const now = context.clock.now();
  return {
    data: rows.slice(0, perPage).map((row) => present(row, now, context.locale)),
    per_page: perPage,
    has_more: rows.length > perPage,
  };
}

/** What one of them says and asks; a look at one that the public does not read is written down. */
export async function readOpening(context: Context<AdminActor>, id: string): Promise<WholeAdminOpening> {
  const row = isId(id) ? await selectOpening(context.db, id) : undefined;
  if (!row) throw new Refusal('NOT_FOUND');
  const listed = present(row, context.clock.now(), context.locale);
  if (listed.status !== 'Active') await recordAudit(context, { kind: 'adminOpenings.read', subject: id });
  const { questions, videoQuestions } = await selectAsked(context.db, id);
  return {
    ...listed,
    introduction: sanitizeRichText(row.introduction),
    responsibilities: sanitizeRichText(row.responsibilities),
    requirements: sanitizeRichText(row.requirements),
    benefits: sanitizeRichText(row.benefits),
    questions,
    hide_company_name: row.hideCompanyName,
    video_questions: videoQuestions,
    language: row.language,
    translations: await readTranslatedTexts(context, id),
  };
}

function present(row: OpeningRow, now: Date, locale: Locale): AdminOpening {
  const { id, title, status, dueDate, city, country, applications, reports, heldReason } = row;
  const today = calendarDate(now, row.timeZone);
  return {
    ...{ id, title, city, country, applications, reports },
    status: openingStatus({ status, due_date: dueDate }, today, row.companyStatus === 'Approved'),
    stored_status: status,
    company: {
      id: row.companyId,
      name: companyNameIn(locale, { name: row.companyName, name_ar: row.companyNameAr }),
    },
    held_reason: heldReason,
    created_at: row.createdAt.toISOString(),
    first_published_at: row.firstPublishedAt?.toISOString() ?? null,
  };
}

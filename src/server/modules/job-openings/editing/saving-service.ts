import { openingFields, type RichText, richTexts } from '#domain/job-openings/opening.ts';
import {
  guessLanguage,
  isOpeningLanguage,
  type OpeningLanguage,
} from '#domain/job-openings/opening-language.ts';
import type { JobOpening } from '#domain/job-openings/saved-opening.ts';
import type { Locale } from '#domain/locale.ts';
import { wholeOf } from '#domain/text/saved.ts';
import { requirePosting } from '#server/modules/companies/plan/service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { sanitizeRichText } from '#server/modules/job-openings/public/rich-text.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { copyTranslations } from '#server/modules/job-openings/translations/queries.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { toColumns } from '#server/platform/database/wire.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertOpening, updateOpening } from './queries.ts';
import { copyQuestions, writeNewQuestions, writeQuestions } from './questions-service.ts';
import { announceChange, findOwnOpening, readQuestions } from './service.ts';
import { requireFreeSlot } from './slots.ts';
import { closingMoment, deedOf, requireOpenDueDate, requireStatusChange } from './status-service.ts';

export type OpeningInput = JobOpening & { version?: number; publish: boolean };

/** Saves a new opening; 'Open' unless it is published at once. Refused past the slots and after the trial. */
export async function createOpening(context: Context, actor: CompanyActor, input: OpeningInput) {
  const company = await getCompanyLocked(context, actor.companyId);
  requirePosting(context, company);
  await requireFreeSlot(context, company);
  const status = input.publish ? 'Published' : input.status;
  requireOpenDueDate(context, company, input.due_date ?? null, status);
  const now = context.clock.now();
  const opening = await insertOpening(context.db, {
    ...columnsOf(context, input),
    status,
    closedAt: closingMoment(status, now),
    companyId: actor.companyId,
    createdBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  const questions = await writeNewQuestions(context, company, opening, input);
  const kind = status === 'Published' ? 'opening.published' : 'opening.created';
  return announceChange(context, company, { opening, ...questions }, kind);
}

/** Saves an opening. A version older than the stored one is refused with CONFLICT; locked questions stay. */
export async function saveOpening(context: Context, actor: CompanyActor, id: string, input: OpeningInput) {
  const company = await getCompanyLocked(context, actor.companyId);
  const opening = await findOwnOpening(context, actor, id, 'edit_opening', true);
  if (input.version !== undefined && input.version !== opening.version) throw new Refusal('CONFLICT');
  const status = input.publish ? 'Published' : input.status;
  await requireStatusChange(context, company, opening, status, input.due_date ?? null);
  const questions = await writeQuestions(context, company, opening, input);
  const now = context.clock.now();
  const saved = await updateOpening(context.db, opening, {
    ...columnsOf(context, input),
    status,
    closedAt: closingMoment(status, now, opening),
    updatedAt: now,
  });
  const kind = status === opening.status ? 'opening.edited' : deedOf(status);
  return announceChange(context, company, { opening: saved, ...questions }, kind);
}

/** A new opening, not yet public, with everything of this one but its figures and dates. */
export async function duplicateOpening(context: Context, actor: CompanyActor, id: string) {
  const company = await getCompanyLocked(context, actor.companyId);
  const original = await findOwnOpening(context, actor, id, 'edit_opening');
  requirePosting(context, company);
  await requireFreeSlot(context, company);
  const now = context.clock.now();
  const { id: _, firstPublishedAt: __, ...columns } = original;
  const copy = await insertOpening(context.db, {
    ...columns,
    status: 'Open',
    closedAt: null,
    flaggedAt: null,
    heldReason: null,
    dueDate: null,
    copyOf: original.title,
    views: 0,
    applications: 0,
    version: 1,
    createdBy: actor.accountId,
    createdAt: now,
    updatedAt: now,
  });
  const questions = await copyQuestions(context, company, copy, await readQuestions(context, original));
  await copyTranslations(context.db, original.id, copy.id, now);
  return announceChange(context, company, { opening: copy, ...questions }, 'opening.duplicated');
}

function columnsOf({ locale }: Context, input: OpeningInput) {
  const { eligibility, language, ...whole } = wholeOf(openingFields, input);
  const texts = richTexts.map((name) => [name, sanitizeRichText(whole[name] ?? '')]);
  return {
    ...toColumns(jobOpenings, { ...whole, ...(Object.fromEntries(texts) as Record<RichText, string>) }),
    language: language || languageOf(whole, locale),
    eligibility: eligibility ?? {},
  };
}

/** As its words tell; where they tell nothing, as its writer reads the product. */
function languageOf(texts: Record<'title' | RichText, string | null>, locale: Locale): OpeningLanguage {
  const written = ['title', ...richTexts] as const;
  const guessed = guessLanguage(written.map((name) => texts[name] ?? '').join(' '));
  return guessed ?? (isOpeningLanguage(locale) ? locale : 'en');
}

import type { OpeningCard, PublicOpening } from '#contract/job-pool.ts';
import { foldText, tradeOf } from '#domain/folding.ts';
import { isId } from '#domain/ids.ts';
import { isActive } from '#domain/job-openings.ts';
import { calendarDate } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentCard, presentCardCompany } from './card.ts';
import { type OpeningInFull, selectOpeningInFull, selectSimilar } from './opening-queries.ts';
import { rememberRichTexts } from './rich-text.ts';
import { countView } from './views.ts';

const { sanitize } = rememberRichTexts();

/**
 * An Active opening as everybody may see it, counted as a view. Refuses with GONE and similar openings what was
 * public once and is no longer, and with NOT_FOUND what never was.
 */
export async function readPublicOpening(context: Context, id: string): Promise<PublicOpening> {
  const opening = isId(id) ? await selectOpeningInFull(context.outsideDb, id) : undefined;
  if (!opening?.isApproved) throw new Refusal('NOT_FOUND');
  const now = context.clock.now();
  const state = { status: opening.status, due_date: opening.dueDate };
  const isOpen = isActive(state, calendarDate(now, opening.timeZone), opening.isApproved);
  if (!isOpen && !opening.firstPublishedAt) throw new Refusal('NOT_FOUND');
  const similar = await similarTo(context, opening, now);
  if (!isOpen) throw new Refusal('GONE', { data: { similar } });
  countView(context, opening.id);
  return presentOpening(opening, similar, now);
}

async function similarTo(context: Context, opening: OpeningInFull, now: Date): Promise<OpeningCard[]> {
  const { id, title, country, city } = opening;
  const likeness = { id, folded: foldText(title), trade: tradeOf(title), country, city, now };
  return (await selectSimilar(context.outsideDb, likeness)).map(readCard);
}

/** A fragment that was kept ready, as the object that it was. */
export function readCard(card: string): OpeningCard {
  return JSON.parse(card) as OpeningCard;
}

function presentOpening(opening: OpeningInFull, similar: OpeningCard[], now: Date): PublicOpening {
  const publishedAt = opening.firstPublishedAt ?? now;
  return {
    ...presentCard({ ...opening, publishedAt }),
    tags: opening.tags,
    company: opening.hideCompanyName ? null : presentCompany(opening),
    status: 'Active',
    introduction: sanitize(opening.introduction),
    responsibilities: sanitize(opening.tasks),
    requirements: sanitize(opening.requirements),
    benefits: sanitize(opening.benefits),
    experience_start: opening.experienceStart,
    experience_end: opening.experienceEnd,
    minimum_education: opening.minimumEducation,
    cover_letter: opening.coverLetter,
    vacancies: opening.vacancies,
    time_zone: opening.timeZone,
    eligibility: presentEligibility(opening.eligibility),
    screening_questions: opening.screeningQuestions,
    video_questions: opening.videoQuestions,
    similar,
  };
}

function presentCompany(opening: OpeningInFull) {
  return {
    ...presentCardCompany(opening),
    industry: opening.industry,
    number_of_employee: opening.numberOfEmployee,
    description: opening.companyDescription,
    website: opening.website,
    city: opening.companyCity,
    has_page: opening.profileVisibility,
    verified_at: opening.approvedAt?.toISOString() ?? null,
  };
}

function presentEligibility(asked: Record<string, unknown>): PublicOpening['eligibility'] {
  if (Object.keys(asked).length === 0) return null;
  const { visa_options, transferable, in_country, notice_period, languages, driving_licences } =
    asked as Partial<NonNullable<PublicOpening['eligibility']>>;
  return {
    visa_options: visa_options ?? [],
    transferable: transferable ?? false,
    in_country: in_country ?? false,
    notice_period: notice_period ?? null,
    languages: languages ?? [],
    driving_licences: driving_licences ?? [],
  };
}

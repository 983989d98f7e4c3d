import type { OpeningCard, PublicOpening } from '#contract/job-pool-responses.ts';
import { descriptionIn } from '#domain/companies/descriptions.ts';
import { isId } from '#domain/ids.ts';
import { isActive } from '#domain/job-openings/job-openings.ts';
import {
  type OpeningEligibility,
  openingEligibility,
  type RichText,
  richTexts,
} from '#domain/job-openings/opening.ts';
import { openingLanguages } from '#domain/job-openings/opening-language.ts';
import { shownOpening } from '#domain/job-openings/opening-readers.ts';
import type { Locale } from '#domain/locale.ts';
import { foldText, tradeOf } from '#domain/text/folding.ts';
import { pickFields } from '#domain/text/saved.ts';
import { calendarDate } from '#domain/time.ts';
import { translatedQuestions } from '#server/modules/job-openings/translations/made-from.ts';
import type { Context } from '#server/platform/context.ts';
import { toWire } from '#server/platform/database/wire.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { companyFor, presentCard, presentCardCompany } from './card.ts';
import { readCards } from './cards-service.ts';
import { type OpeningInFull, selectOpeningInFull, selectSimilar } from './queries.ts';
import { rememberRichTexts } from './rich-text.ts';
import { countView } from './views.ts';

const { sanitize } = rememberRichTexts();

/**
 * An Active opening as everybody may see it, counted as a view. Refuses with GONE and similar openings what was
 * public once and is no longer, also where its company is closed for good, and with NOT_FOUND what never was.
 */
export async function readPublicOpening(context: Context, id: string): Promise<PublicOpening> {
  const opening = isId(id) ? await selectOpeningInFull(context.reads, id, context.locale) : undefined;
  if (!opening?.isApproved && !opening?.isClosed) throw new Refusal('NOT_FOUND');
  const now = context.clock.now();
  const state = { status: opening.status, due_date: opening.dueDate };
  const isOpen = isActive(state, calendarDate(now, opening.timeZone), opening.isApproved);
  if (!isOpen && !opening.firstPublishedAt) throw new Refusal('NOT_FOUND');
  const similar = await similarTo(context, opening, now);
  if (!isOpen) throw new Refusal('GONE', { data: { similar } });
  countView(context, opening.id);
  return presentOpening(opening, similar, context);
}

async function similarTo(context: Context, opening: OpeningInFull, now: Date): Promise<OpeningCard[]> {
  const { id, title, country, city } = opening;
  const likeness = { id, folded: foldText(title), trade: tradeOf(title), country, city, now };
  return readCards(await selectSimilar(context.reads, likeness), context.locale);
}

function presentOpening(
  opening: OpeningInFull,
  similar: OpeningCard[],
  { clock, locale }: Pick<Context, 'clock' | 'locale'>,
): PublicOpening {
  const publishedAt = opening.firstPublishedAt ?? clock.now();
  return {
    ...pickFields(shownOpening, toWire(opening)),
    ...presentCard({ ...opening, publishedAt }),
    ...sanitizedTexts(opening),
    tags: opening.tags,
    company: opening.hideCompanyName ? null : presentCompany(opening, locale),
    status: 'Active',
    time_zone: opening.timeZone,
    eligibility: presentEligibility(opening.eligibility),
    screening_questions: opening.screeningQuestions,
    video_questions: opening.videoQuestions,
    languages: openingLanguages.filter(
      (each) => each === opening.language || each in opening.translatedTitles,
    ),
    translation: presentTranslation(opening),
    similar,
  };
}

/** The texts in the reader's language; of the questions those alone that say what is asked now. */
function presentTranslation({
  translation,
  screeningQuestions,
  videoQuestions,
}: OpeningInFull): PublicOpening['translation'] {
  if (!translation) return null;
  const { language, title, screeningQuestions: written, videoQuestions: onCamera } = translation;
  const asked = videoQuestions.map(({ id, question }) => ({ id, title: question }));
  return {
    ...{ language, title, ...sanitizedTexts(translation) },
    screening_questions: translatedQuestions(screeningQuestions, written),
    video_questions: translatedQuestions(asked, onCamera).map(({ id, title: question }) => ({
      id,
      question,
    })),
  };
}

function presentCompany(opening: OpeningInFull, locale: Locale) {
  return {
    ...companyFor(locale, presentCardCompany(opening)),
    industry: opening.industry,
    number_of_employee: opening.numberOfEmployee,
    description: descriptionIn(locale, {
      description: opening.companyDescription,
      descriptions: opening.companyDescriptions,
    }),
    website: opening.website,
    city: opening.companyCity,
    has_page: opening.profileVisibility,
    verified_at: opening.approvedAt?.toISOString() ?? null,
    answer_rate: opening.answerRate,
  };
}

function sanitizedTexts(opening: Record<RichText, string>) {
  return Object.fromEntries(richTexts.map((name) => [name, sanitize(opening[name])])) as Record<
    RichText,
    string
  >;
}

/** What an opening asks, whole; null where it asks nothing. */
export function presentEligibility(asked: Partial<OpeningEligibility>): OpeningEligibility | null {
  return Object.keys(asked).length === 0 ? null : openingEligibility.parse({ notice_period: null, ...asked });
}

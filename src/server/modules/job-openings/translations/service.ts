import { type RichText, richTexts } from '#domain/job-openings/opening.ts';
import type { OpeningLanguage } from '#domain/job-openings/opening-language.ts';
import { isWhole, type OpeningTranslation, translatedTexts } from '#domain/job-openings/translation.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import {
  findOwnOpening,
  type OpeningWithQuestions,
  readQuestions,
} from '#server/modules/job-openings/editing/service.ts';
import { openingChanged } from '#server/modules/job-openings/events.ts';
import { sanitizeRichText } from '#server/modules/job-openings/public/rich-text.ts';
import type { CompanyActor, MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type AskedQuestion,
  markOfQuestion,
  marksOf,
  matchQuestions,
  type Texts,
  translatedQuestions,
} from './made-from.ts';
import {
  deleteTranslation,
  selectShown,
  selectTranslations,
  type TranslationRecord,
  writeTranslation,
} from './queries.ts';
import type { TranslatedQuestion } from './table.ts';

export interface TranslatedOpening extends OpeningWithQuestions {
  translations: TranslationRecord[];
}

type Input = OpeningTranslation & {
  id: string;
  language: OpeningLanguage;
  source_version: number;
  version: number;
};

/** An own opening with what stands of it in other languages. */
export async function readTranslations(
  context: Context,
  actor: MemberActor,
  id: string,
): Promise<TranslatedOpening> {
  return withTranslations(context, await readQuestions(context, await findOwnOpening(context, actor, id)));
}

/** Everything that stands of an opening in further languages, for who reviews it; markup is cleaned again. */
export async function readTranslatedTexts({ db }: Pick<Context, 'db'>, openingId: string) {
  const rows = await selectTranslations(db, openingId);
  return rows.map(({ language, title, ...row }) => ({
    language,
    title,
    ...cleaned(row),
    questions: row.screeningQuestions.map((question) => question.title).filter(Boolean),
    video_questions: row.videoQuestions.map((question) => question.title).filter(Boolean),
  }));
}

/** The questions on camera in the language of the caller, by their ids; those alone that say what is asked now. */
export async function readVideoQuestionsIn(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  openingId: string,
  asked: readonly { id: string; question: string }[],
): Promise<Map<string, string>> {
  const shown = asked.length > 0 ? await selectShown(db, openingId, locale) : undefined;
  const questions = asked.map(({ id, question: title }) => ({ id, title }));
  const found = shown ? translatedQuestions(questions, shown.videoQuestions) : [];
  return new Map(found.map(({ id, title }) => [id, title]));
}

/**
 * Saves the texts of one other language. Refused with CONFLICT where the opening, or this language of it, was changed
 * since the editor began.
 */
export async function saveTranslation(
  context: Context,
  actor: CompanyActor,
  { id, language, source_version, version, ...input }: Input,
): Promise<TranslatedOpening> {
  const opening = await findOwnOpening(context, actor, id, 'edit_opening', true);
  if (language === opening.language)
    throw new Refusal('VALIDATION_FAILED', { fields: { language: [{ text: 'validation_option' }] } });
  const before = (await selectTranslations(context.db, id)).find((row) => row.language === language);
  if (source_version !== opening.version || version !== (before?.version ?? 0)) throw new Refusal('CONFLICT');
  const source = await readQuestions(context, opening);
  const texts = textsOf(input);
  const [screening, video] = askedOf(source);
  await writeTranslation(
    context.db,
    { openingId: id, language },
    {
      ...texts,
      isWhole: isWhole(texts),
      madeFrom: madeFrom(opening, texts, input.reviewed ? undefined : before),
      screeningQuestions: translated(
        screening,
        input.screening_questions.map((one) => ({
          ...one,
          title: one.title ?? '',
          description: one.description ?? '',
        })),
        input.reviewed ? [] : (before?.screeningQuestions ?? []),
      ),
      videoQuestions: translated(
        video,
        input.video_questions.map(({ id: of, question }) => ({ id: of, title: question ?? '' })),
        input.reviewed ? [] : (before?.videoQuestions ?? []),
      ),
      updatedAt: context.clock.now(),
    },
  );
  return announce(context, source);
}

/** Takes a language away; what was written in it is gone. */
export async function removeTranslation(
  context: Context,
  actor: CompanyActor,
  { id, language }: { id: string; language: OpeningLanguage },
): Promise<TranslatedOpening> {
  const opening = await findOwnOpening(context, actor, id, 'edit_opening', true);
  await deleteTranslation(context.db, id, language);
  return announce(context, await readQuestions(context, opening));
}

/** The questions of an opening, the written ones and those on camera, as they are matched with what is translated. */
export function askedOf({ screening, video }: Pick<OpeningWithQuestions, 'screening' | 'video'>) {
  return [screening, video.map(({ id, question }) => ({ id, title: question }))] as const;
}

async function announce(context: Context, source: OpeningWithQuestions): Promise<TranslatedOpening> {
  const { id: openingId, title, companyId, applications } = source.opening;
  await context.events.publish(context, openingChanged, { openingId, applications });
  await recordActivity(context, { companyId, kind: 'opening.edited', subject: title, subjectId: openingId });
  return withTranslations(context, source);
}

async function withTranslations(context: Context, source: OpeningWithQuestions): Promise<TranslatedOpening> {
  const rows = await selectTranslations(context.db, source.opening.id);
  return { ...source, translations: rows.filter(({ language }) => language !== source.opening.language) };
}

function textsOf(input: OpeningTranslation): Texts {
  return { title: input.title, ...cleaned(input) };
}

function cleaned(texts: Partial<Record<RichText, string | null>>): Record<RichText, string> {
  const rich = richTexts.map((name) => [name, sanitizeRichText(texts[name] ?? '')]);
  return Object.fromEntries(rich) as Record<RichText, string>;
}

/** What is written anew is made from the original as it stands; what stays is as old as it was. */
function madeFrom(original: Texts, texts: Texts, before: TranslationRecord | undefined) {
  const now = marksOf(original);
  if (!before) return now;
  const marks = translatedTexts.map((name) => [
    name,
    texts[name] === before[name] ? (before.madeFrom[name] ?? now[name]) : now[name],
  ]);
  return Object.fromEntries(marks);
}

function translated(
  asked: readonly AskedQuestion[],
  written: readonly AskedQuestion[],
  before: readonly TranslatedQuestion[],
): TranslatedQuestion[] {
  const stood = matchQuestions(asked, before);
  return asked.map((question, place) => {
    const { title = '', description = '' } = written.find(({ id }) => id === question.id) ?? {};
    const old = stood[place]?.translated;
    const isSame = old !== undefined && old.title === title && (old.description ?? '') === description;
    return { source: isSame ? old.source : markOfQuestion(question), title, description };
  });
}

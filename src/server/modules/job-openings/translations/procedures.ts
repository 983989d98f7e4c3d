import type { OpeningTranslationRow, OpeningTranslations } from '#contract/opening-translations.ts';
import { memberMay } from '#domain/companies/roles.ts';
import { translatedTexts } from '#domain/job-openings/translation.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import { procedures } from '#server/platform/procedures.ts';
import { marksOf, matchQuestions } from './made-from.ts';
import type { TranslationRecord } from './queries.ts';
import {
  askedOf,
  readTranslations,
  removeTranslation,
  saveTranslation,
  type TranslatedOpening,
} from './service.ts';

const { openingTranslations } = procedures;

export const openingTranslationsProcedures = openingTranslations.router({
  list: openingTranslations.list.handler(async ({ context, input }) =>
    respond(context.actor, await readTranslations(context, context.actor, input.id)),
  ),
  save: openingTranslations.save.handler(async ({ context, input }) =>
    respond(context.actor, await saveTranslation(context, context.actor, input)),
  ),
  remove: openingTranslations.remove.handler(async ({ context, input }) =>
    respond(context.actor, await removeTranslation(context, context.actor, input)),
  ),
});

function respond(actor: MemberActor, translated: TranslatedOpening) {
  return { status: 200 as const, data: present(translated, actor) };
}

function present(translated: TranslatedOpening, { memberRole }: MemberActor): OpeningTranslations {
  const { opening, screening, video, translations } = translated;
  const { title, introduction, responsibilities, requirements, benefits } = opening;
  return {
    language: opening.language,
    original: {
      ...{ title, introduction, responsibilities, requirements, benefits },
      screening_questions: screening.map(({ id, title: asked, description }) => ({
        id,
        title: asked,
        description,
      })),
      video_questions: video.map(({ id, question }) => ({ id, question })),
    },
    source_version: opening.version,
    translations: translations.map((row) => presentTranslation(translated, row)),
    abilities: { edit: memberMay(memberRole, 'edit_opening') },
  };
}

function presentTranslation(source: TranslatedOpening, row: TranslationRecord): OpeningTranslationRow {
  const { language, title, introduction, responsibilities, requirements, benefits, version } = row;
  const [screening, video] = askedOf(source);
  const written = matchQuestions(screening, row.screeningQuestions);
  const onCamera = matchQuestions(video, row.videoQuestions);
  return {
    ...{ language, title, introduction, responsibilities, requirements, benefits, version },
    screening_questions: screening.map(({ id }, place) => ({
      id,
      title: written[place]?.translated?.title ?? '',
      description: written[place]?.translated?.description ?? '',
    })),
    video_questions: video.map(({ id }, place) => ({
      id,
      question: onCamera[place]?.translated?.title ?? '',
    })),
    whole: row.isWhole,
    ...standingOf(source, row, { screening_questions: written, video_questions: onCamera }),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What the original has and the language has not, and what it has of an older original. */
function standingOf(
  { opening }: TranslatedOpening,
  row: TranslationRecord,
  lists: Record<string, ReturnType<typeof matchQuestions>>,
): Pick<OpeningTranslationRow, 'missing' | 'older'> {
  const marks = marksOf(opening);
  const has = translatedTexts.filter((name) => row[name] !== '');
  const missing: string[] = translatedTexts.filter((name) => opening[name] !== '' && row[name] === '');
  const older: string[] = has.filter((name) => row.madeFrom[name] !== marks[name]);
  for (const [list, questions] of Object.entries(lists)) {
    for (const [place, { translated, isOlder }] of questions.entries()) {
      if (!translated?.title) missing.push(`${list}.${place}`);
      else if (isOlder) older.push(`${list}.${place}`);
    }
  }
  return { missing, older };
}

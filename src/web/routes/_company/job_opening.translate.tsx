import { createFileRoute } from '@tanstack/react-router';
import { openingLanguages } from '#domain/job-openings/opening-language.ts';
import { m } from '#texts/messages.js';
import { TranslationScreen } from '#web/features/job-openings/translations/translation-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/job_opening/translate')({
  validateSearch: (search): { id: string; language: (typeof openingLanguages)[number] } => ({
    id: one(search.id) ?? '',
    language: openingLanguages.find((language) => language === one(search.language)) ?? 'en',
  }),
  head: () => ({ meta: [{ title: `${m.job_openings_languages_title()} · ${m.product_name()}` }] }),
  component: Translation,
});

function Translation() {
  const { id, language } = Route.useSearch();
  return <TranslationScreen key={`${id}-${language}`} id={id} language={language} />;
}

import { useJobTitles } from '#web/forms/job-titles.ts';
import { useCountryLabel, useLanguages } from '#web/forms/reference-options.ts';
import type { CvWords } from './cv-changes.ts';

/** Countries and languages by their names in the language of the page. */
export function useCvWords(): CvWords {
  const country = useCountryLabel();
  const languages = useLanguages();
  const titles = useJobTitles();
  return {
    country,
    language: (name) => languages.find(({ value }) => value === name)?.label ?? name,
    title: (name) => titles.find(({ value }) => value === name)?.label ?? name,
  };
}

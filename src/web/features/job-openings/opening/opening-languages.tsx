import { openingPath } from '#domain/job-openings/opening-address.ts';
import { isLocale, localizedPath, prefixOf } from '#domain/locale.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { keepLanguage } from '#web/features/shell/language.ts';

/** The same opening in the other languages that its company wrote it in. */
export function OpeningLanguages({
  opening,
}: {
  opening: { id: string; title: string; city: string; languages: readonly string[] };
}) {
  const others = opening.languages.filter(isLocale).filter((code) => code !== getLocale());
  if (opening.languages.length < 2 || others.length === 0) return null;
  return (
    <nav className="opening-languages small" aria-label={m.job_openings_other_languages()}>
      <span aria-hidden="true">{m.job_openings_also_in()}</span>
      {others.map((code) => (
        <a
          key={code}
          href={localizedPath(openingPath(opening), prefixOf(code))}
          hrefLang={code}
          lang={code}
          data-reload
          onClick={() => keepLanguage(code)}
        >
          {localeList.find((entry) => entry.code === code)?.name}
        </a>
      ))}
    </nav>
  );
}

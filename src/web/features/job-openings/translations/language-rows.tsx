import { useQuery } from '@tanstack/react-query';
import type { OpeningTranslationRow } from '#contract/opening-translations.ts';
import { openingLanguageNames, openingLanguages } from '#domain/job-openings/opening-language.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import './translations.css';

/** In which languages an opening stands, what is missing in each, and what the original has overtaken. */
export function LanguageRows({ openingId }: { openingId: string }) {
  const found = useQuery({
    ...query.openingTranslations.list.queryOptions({ input: { id: openingId } }),
    staleTime: 0,
  });
  return (
    <Answered query={found} skeleton={<SkeletonCard />}>
      {({ data: { language, translations, abilities } }) => (
        <ul className="opening-language-rows">
          <li>
            <b lang={language}>{openingLanguageNames[language]}</b>
            <span className="muted small">{m.job_openings_languages_original()}</span>
          </li>
          {openingLanguages
            .filter((each) => each !== language)
            .map((each) => {
              const row = translations.find((one) => one.language === each);
              const name = openingLanguageNames[each];
              return (
                <li key={each}>
                  <b lang={each}>{name}</b>
                  <Standing row={row} />
                  {abilities.edit && (
                    <LinkButton
                      size="sm"
                      to="/job_opening/translate"
                      search={{ id: openingId, language: each }}
                    >
                      {row
                        ? m.job_openings_languages_edit({ language: name })
                        : m.job_openings_languages_add({ language: name })}
                    </LinkButton>
                  )}
                </li>
              );
            })}
        </ul>
      )}
    </Answered>
  );
}

/** The same on the page of the opening. */
export function LanguagesCard({ openingId }: { openingId: string }) {
  return (
    <Card as="section" pad="md" className="opening-languages-card" aria-labelledby="opening-languages">
      <h2 id="opening-languages">{m.job_openings_languages_title()}</h2>
      <p className="muted small">{m.job_openings_languages_lead()}</p>
      <LanguageRows openingId={openingId} />
    </Card>
  );
}

function Standing({ row }: { row: OpeningTranslationRow | undefined }) {
  if (!row) return <StatusBadge tone="neutral">{m.job_openings_languages_none()}</StatusBadge>;
  const { whole, missing, older } = row;
  return (
    <span className="opening-language-standing">
      {missing.length > 0 && (
        <StatusBadge tone="wait">{m.job_openings_languages_missing({ count: missing.length })}</StatusBadge>
      )}
      {older.length > 0 && (
        <StatusBadge tone="wait">{m.job_openings_languages_older({ count: older.length })}</StatusBadge>
      )}
      {missing.length + older.length === 0 && (
        <StatusBadge tone="ok">{m.job_openings_languages_complete()}</StatusBadge>
      )}
      {!whole && <span className="muted small">{m.job_openings_languages_unread()}</span>}
    </span>
  );
}

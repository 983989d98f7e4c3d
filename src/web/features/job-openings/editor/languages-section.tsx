import { m } from '#texts/messages.js';
import { LanguageRows } from '#web/features/job-openings/translations/language-rows.tsx';
import { Section } from './section-parts.tsx';

/** The further languages of the opening, each on a page of its own; a new one is saved first. */
export function LanguagesSection({ openingId }: { openingId: string | undefined }) {
  return (
    <Section id="opening-languages" lead={m.job_openings_languages_lead()}>
      {openingId ? (
        <LanguageRows openingId={openingId} />
      ) : (
        <p className="muted">{m.job_openings_languages_save_first()}</p>
      )}
    </Section>
  );
}

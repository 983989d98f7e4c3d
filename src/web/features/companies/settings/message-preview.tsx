import type { MailTemplate } from '#domain/companies/messages.ts';
import { fillPlaceholders } from '#domain/companies/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import * as letters from '#texts/other-languages.js';

/** How the words read to a candidate whom one may imagine; without any, ours. */
export function MessagePreview({
  kind,
  words,
  company,
  locale,
}: {
  kind: MailTemplate;
  words: string;
  company: string;
  locale: Locale;
}) {
  const facts = {
    candidate: 'Amira Haddad',
    position: letters.companies_preview_position({}, { locale }),
    company,
  };
  const ours =
    kind === 'reject'
      ? letters.letters_application_status_changed_text_rejected
      : letters.letters_application_status_changed_text;
  const lead = letters.letters_application_status_changed_words({ company }, { locale });
  return (
    <details className="message-preview">
      <summary>{m.companies_mail_preview()}</summary>
      <div lang={locale} className="message-preview-text">
        {words.trim() ? (
          <>
            <p>{lead}</p>
            <blockquote>{fillPlaceholders(words, facts)}</blockquote>
          </>
        ) : (
          <p>{ours({ company }, { locale })}</p>
        )}
      </div>
    </details>
  );
}

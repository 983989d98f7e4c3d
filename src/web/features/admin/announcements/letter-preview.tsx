import { type AnnouncementText, paragraphsOf } from '#domain/announcements.ts';
import { type Locale, textDirection } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { letters_unsubscribe } from '#texts/other-languages.js';
import './announcements.css';

interface Props {
  locale: Locale;
  text: AnnouncementText;
  hasButton: boolean;
}

/** What a reader of that language gets, while it is written. */
export function LetterPreview({ locale, text, hasButton }: Props) {
  const paragraphs = paragraphsOf(text.text);
  if (!text.subject && paragraphs.length === 0) return null;
  return (
    <section
      className="news-letter"
      aria-label={m.admin_news_preview()}
      lang={locale}
      dir={textDirection(locale)}
    >
      <b dir="auto">{text.subject}</b>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are drawn anew with each letter typed.
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
      {hasButton && text.button && <span className="news-letter-button">{text.button}</span>}
      <p className="muted xs">{letters_unsubscribe({}, { locale })}</p>
    </section>
  );
}

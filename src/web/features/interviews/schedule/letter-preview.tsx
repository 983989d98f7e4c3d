import { type Locale, textDirection } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import './letter-preview.css';

/** The letter as the candidate will read it, in the candidate's language. */
export function LetterPreview({
  letter,
  email,
  isSuggested,
}: {
  letter: { locale: Locale; subject: string; text: string } | undefined;
  email: string;
  /** No time is chosen yet: it reads as an example, with those that are suggested. */
  isSuggested: boolean;
}) {
  return (
    <Card as="section" className="letter-preview" aria-labelledby="letter-preview">
      <header className="letter-preview-head">
        <h2 id="letter-preview">{m.interviews_preview()}</h2>
        <p className="small muted">{m.interviews_preview_to({ email })}</p>
        {letter && isSuggested && <p className="small muted">{m.interviews_preview_suggested()}</p>}
        {letter && (
          <p className="letter-preview-subject" {...languageOf(letter.locale)}>
            {letter.subject}
          </p>
        )}
      </header>
      {letter ? (
        <section
          className="letter-preview-text small"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
          tabIndex={0}
          aria-label={letter.subject}
          {...languageOf(letter.locale)}
        >
          <LetterText text={letter.text} />
        </section>
      ) : (
        <div className="letter-preview-text">
          <p className="muted small">{m.interviews_preview_waits()}</p>
        </div>
      )}
    </Card>
  );
}

/** An address is as long as its line at most: it is seen as a link, not read. */
function LetterText({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is known by its place
      <span key={index} className="letter-preview-link" title={part}>
        {part.replace(/^https?:\/\//, '')}
      </span>
    ),
  );
}

function languageOf(locale: Locale) {
  return { lang: locale, dir: textDirection(locale) };
}

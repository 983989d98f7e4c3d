import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { isSpaced, type Locale } from '#domain/locale.ts';
import { lineOf, type Site } from './letter.ts';
import { type LetterData, type LetterKey, letterOf } from './letters.ts';

export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
}

/** Writes a letter out: subject on one line, html with everything escaped, and the same as plain text. */
export async function renderLetter<Key extends LetterKey>(options: {
  letter: Key;
  data: LetterData<Key>;
  locale: Locale;
  site: Site;
  unsubscribePath?: string;
}): Promise<RenderedLetter> {
  const { data, locale, site, unsubscribePath } = options;
  const letter = letterOf(options.letter);
  const html = await render(createElement(letter.Body, { data, locale, site, unsubscribePath }));
  return {
    subject: lineOf(letter.subject(data, locale)),
    html,
    text: toPlainText(html, {
      selectors: [
        { selector: 'title', format: 'skip' },
        { selector: 'style', format: 'skip' },
        { selector: 'img', format: 'skip' },
        { selector: '[data-skip-in-text]', format: 'skip' },
        { selector: '.plain-skip', format: 'skip' },
        { selector: 'a.brand', format: 'skip' },
        { selector: 'h1', options: { uppercase: false } },
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        {
          selector: '.word',
          format: 'inlineSurround',
          options: { suffix: isSpaced(locale) ? '\u00a0:' : ':' },
        },
        { selector: 'table.sunken', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      ],
    }).trim(),
  };
}

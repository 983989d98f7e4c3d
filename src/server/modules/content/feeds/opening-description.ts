import sanitizeHtml from 'sanitize-html';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import type { PublicOpening } from './public-opening.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em', div: 'p' },
};

/**
 * The whole text of an opening as plain HTML: introduction, responsibilities, requirements, benefits.
 * A remote opening says so in words, as Google's rules ask.
 */
export function openingDescription(opening: PublicOpening, locale: Locale): string {
  const remote = m.content_feed_remote({ country: sanitizeHtml(opening.country.name) }, { locale });
  const sections = [
    { heading: undefined, html: opening.remote ? remote : '' },
    { heading: undefined, html: opening.introduction },
    { heading: m.content_feed_responsibilities({}, { locale }), html: opening.responsibilities },
    { heading: m.content_feed_requirements({}, { locale }), html: opening.requirements },
    { heading: m.content_feed_benefits({}, { locale }), html: opening.benefits },
  ];
  return sections
    .map(({ heading, html }) => ({ heading, html: paragraphs(html ?? '') }))
    .filter(({ html }) => html !== '')
    .map(({ heading, html }) => (heading ? `<h3>${heading}</h3>${html}` : html))
    .join('');
}

function paragraphs(rich: string): string {
  const html = sanitizeHtml(rich, allowed).trim();
  return html === '' || html.startsWith('<') ? html : `<p>${html}</p>`;
}

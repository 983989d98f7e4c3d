import sanitizeHtml from 'sanitize-html';
import type { Locale } from '#domain/locale.ts';
import { cityIn } from '#domain/reference/cities.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/any-language.js';
import { countriesOf, type PublicOpening, placesOf } from './public-opening.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'],
  allowedAttributes: {},
  transformTags: { b: 'strong', i: 'em', div: 'p' },
};

/**
 * The whole text of an opening as plain HTML: introduction, responsibilities, requirements, benefits.
 * A remote opening says so in words, as Google's rules ask; several places are named here, because forms of feeds have room
 * for one.
 */
export function openingDescription(opening: PublicOpening, locale: Locale): string {
  const countries = countriesOf(opening).map(({ name }) => name);
  const country = sanitizeHtml(countries.join(m.common_comma({}, { locale })));
  const remote = m.content_feed_remote({ country }, { locale });
  const sections = [
    { heading: undefined, html: opening.remote ? remote : '' },
    { heading: undefined, html: placesText(opening, locale) },
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

/** "Places of work: Doha, Qatar; Dubai, United Arab Emirates."; nothing of one place, which has its field. */
function placesText(opening: PublicOpening, locale: Locale): string {
  const places = placesOf(opening);
  if (places.length === 1) return '';
  const named = places.map(({ city, country }) =>
    [cityIn(locale, city), countryName(country.name, locale)].join(m.common_comma({}, { locale })),
  );
  return sanitizeHtml(m.content_feed_places({ places: named.join(' · ') }, { locale }));
}

function paragraphs(rich: string): string {
  const html = sanitizeHtml(rich, allowed).trim();
  return html === '' || html.startsWith('<') ? html : `<p>${html}</p>`;
}

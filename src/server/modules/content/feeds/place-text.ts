import { type Locale, textDirection } from '#domain/locale.ts';
import { cityIn } from '#domain/reference/cities.ts';
import { displayName } from '#domain/reference/display-names.ts';
import { isolated } from '#domain/text/isolation.ts';
import { m } from '#texts/any-language.js';
import { countriesOf, type PublicOpening } from './public-opening.ts';

type Placed = Pick<PublicOpening, 'remote' | 'city' | 'country' | 'further_places'>;

/** Where an opening is, in words of a language: "Doha and 2 more" of one with further places. */
export function placeText(opening: Placed, locale: Locale): string {
  const { remote, city, further_places = [] } = opening;
  const countries = countriesOf(opening).map(({ code, name }) => displayName('region', code, locale) ?? name);
  if (remote) {
    const country = countries.join(m.common_comma({}, { locale }));
    return m.content_picture_remote({ country }, { locale });
  }
  const place = cityIn(locale, city) || (countries[0] ?? '');
  const count = further_places.length;
  if (count === 0) return place;
  return m.job_openings_places({ place: isolated(place, textDirection(locale)), count }, { locale });
}

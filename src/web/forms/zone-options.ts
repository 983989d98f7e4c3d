import { collator } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { zoneWords } from '#domain/zones.ts';

/** The zones that the browser knows and `own`, by their words in a language; found by the words and by the zone's own. */
export function zoneOptions(locale: Locale, own: string) {
  const { compare } = collator(formatTag(locale));
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])]
    .map((zone) => {
      const label = zoneWords(zone, locale);
      return {
        key: zone,
        value: zone,
        label,
        words: [label, zone].map((name) => name.replaceAll(/[_/]/g, ' ')),
      };
    })
    .sort((one, other) => compare(one.label, other.label));
}

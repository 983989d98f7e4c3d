import type { Localized } from '#domain/locale.ts';

/** Reads a list of `English|French` lines. A line that ends in ` +` also gives the senior title. */
export function parseOccupations(list: string): Localized[] {
  return list.trim().split('\n').flatMap(titlesOf);
}

function titlesOf(line: string): Localized[] {
  const [en = '', fr = ''] = line.replace(/ \+$/, '').split('|');
  const titles: Localized[] = [{ en, fr }];
  return line.endsWith(' +') ? [...titles, { en: `Senior ${en}`, fr: `${fr} senior` }] : titles;
}

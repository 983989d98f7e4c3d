import type { Localized } from '#domain/locale.ts';
import { arabicNames } from './arabic.ts';

/** Reads a list of `English|French` lines; the Arabic names stand in lists of their own. A line that ends in ` +` also gives the senior title. */
export function parseOccupations(list: string): Localized[] {
  return list.trim().split('\n').flatMap(titlesOf);
}

function titlesOf(line: string): Localized[] {
  const [en = '', fr = ''] = line.replace(/ \+$/, '').split('|');
  const titles = [named(en, fr)];
  return line.endsWith(' +') ? [...titles, named(`Senior ${en}`, `${fr} senior`)] : titles;
}

function named(en: string, fr: string): Localized {
  return { en, fr, ar: arabicNames.get(en)?.name ?? en };
}

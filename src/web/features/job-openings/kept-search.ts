import { keptText } from '#web/kept-text.ts';

/** The search that openings are opened from. */
export interface KeptSearch {
  path: string;
  /** Its place in the history of this tab, so that going back to it finds the page where it was left. */
  place: number;
}

const kept = keptText('opening-search');

export function keepSearch(search: KeptSearch): void {
  kept.write(JSON.stringify(search));
}

/** As it was written, for a store that compares texts. */
export const keptSearchText = (): string => kept.read() ?? '';

/** The kept search; undefined where there is none, or one that can't be read. */
export function readKeptSearch(text: string): KeptSearch | undefined {
  try {
    const { path, place } = JSON.parse(text) as Partial<KeptSearch>;
    if (typeof path !== 'string' || !path.startsWith('/jobs-pool')) return undefined;
    return typeof place === 'number' ? { path, place } : undefined;
  } catch {
    return undefined;
  }
}

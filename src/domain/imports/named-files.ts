/** What a cell that names a file leads to: its place among them, none of that name, or several. */
export type NamedFile = { place: number } | 'missing' | 'unclear';

/**
 * Finds the files that the cells of a table name. Upper and lower case are alike, and folders count only where several files
 * bear a name; an ending may be left out. Undefined of an empty cell.
 */
export function fileFinder(files: readonly { name: string; place: number }[]) {
  const known = files.map(({ name, place }) => ({ path: plain(name), place }));
  const byName = Map.groupBy(known, ({ path }) => lastOf(path));
  const byStem = Map.groupBy(known, ({ path }) => stemOf(lastOf(path)));
  const find = (cell: string): NamedFile => {
    const path = plain(cell);
    const name = lastOf(path);
    const alike = byName.get(name);
    if (alike) return theOne(alike, (one) => one === path || one.endsWith(`/${path}`));
    const stems = byStem.get(name) ?? [];
    return theOne(stems, (one) => stemOf(one) === path || stemOf(one).endsWith(`/${path}`));
  };
  return (cell: string): NamedFile | undefined => {
    const text = cell.trim();
    if (!text) return undefined;
    const whole = find(text);
    if (whole !== 'missing') return whole;
    // Several files in a cell: the first that is there.
    const parts = text.split(/[;,|\n]/).filter((part) => part.trim());
    return parts.map(find).find((found) => found !== 'missing') ?? 'missing';
  };
}

function theOne(
  alike: readonly { path: string; place: number }[],
  isMeant: (path: string) => boolean,
): NamedFile {
  const meant = alike.length > 1 ? alike.filter(({ path }) => isMeant(path)) : alike;
  const [one, another] = meant;
  if (one && !another) return { place: one.place };
  return alike.length > 0 ? 'unclear' : 'missing';
}

/** As names are compared: one form of each letter, without what nobody sees. */
function plain(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .trim()
    .toLowerCase();
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function stemOf(name: string): string {
  return name.replace(/\.[a-z0-9]{1,5}$/, '');
}

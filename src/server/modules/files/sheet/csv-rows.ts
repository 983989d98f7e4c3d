const separators = [',', ';', '\t', '|'] as const;

/** A mark that some programs write first, to say what parts the cells. */
const namedSeparator = /^sep=(.)\r?\n/i;

/** The rows of a text of values (RFC 4180), whatever parts its cells. Throws where a quote never ends. */
export function* rowsOfCsv(whole: string): Generator<string[]> {
  const named = namedSeparator.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const separator = named?.[1] ?? separatorOf(text);
  let at = 0;
  let row: string[] = [];
  while (at < text.length) {
    let cell: string;
    if (text[at] === '"') {
      const [content, end] = quoted(text, at);
      cell = content;
      at = end;
      // What stands behind a closing quote belongs to the cell all the same.
      const rest = endOfCell(text, at, separator);
      cell += text.slice(at, rest);
      at = rest;
    } else {
      const end = endOfCell(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell);
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    if (at === text.length) break;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

function quoted(text: string, from: number): [content: string, end: number] {
  const pieces: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) throw new Error('A quote without its end');
    pieces.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') return [pieces.join('"'), quote + 1];
    at = quote + 2;
  }
}

/** What the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/);
  const counts = separators.map((sign) => [sign, line.split(sign).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ',';
}

/** The rows of a CSV file as a spreadsheet reads them: quoted cells, borders and line ends inside them. */
export function readCsv(bytes: Uint8Array, delimiter = ','): string[][] {
  const text = new TextDecoder().decode(bytes);
  const rows: string[][] = [];
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|$)`, 'gy');
  let row: string[] = [];
  for (let found = cell.exec(text); found && cell.lastIndex <= text.length; found = cell.exec(text)) {
    const [, content = '', border] = found;
    row.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (border === delimiter) continue;
    rows.push(row);
    row = [];
    if (border === '' || cell.lastIndex === text.length) break;
  }
  return rows;
}

/** The same, each row by the names of the first. */
export function recordsOf(bytes: Uint8Array, delimiter?: string): Record<string, string>[] {
  const [head = [], ...rows] = readCsv(bytes, delimiter);
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])));
}

const lineLength = 96;
const linesOnPage = 54;

/** A small PDF of one A4 page whose text can be selected: a title and lines, wrapped; what Latin-1 lacks is replaced. */
export function textPdf(title: string, lines: readonly string[]): Buffer {
  const wrapped = lines.flatMap(wrap).slice(0, linesOnPage);
  const text = [
    `BT /F2 16 Tf 56 780 Td (${literal(title)}) Tj /F1 10 Tf 0 -26 Td 13 TL`,
    ...wrapped.map((line) => `(${literal(line)}) '`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>/Contents 6 0 R>>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Length ${Buffer.byteLength(text, 'latin1')}>>stream\n${text}\nendstream`,
  ]);
}

/** Objects, the table of where each begins, and the trailer. */
function pdfOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}${table}${end}`, 'latin1');
}

function wrap(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const last = rows.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > lineLength) rows.push(word);
    else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return rows;
}

function literal(text: string): string {
  return text
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/œ/g, 'oe')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
}

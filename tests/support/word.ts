import { strToU8, type Zippable, zipSync } from 'fflate';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** What a Word file is made of; each is markup of `w:`. */
interface Written {
  body: string;
  header?: string;
  footer?: string;
  /** Further parts, by their path. */
  parts?: Record<string, Uint8Array | string>;
  /** The kind that it says it is, where that is another. */
  type?: string;
}

/** A Word file as Word writes it: styles, a list with signs (1) and one with numbers (2), properties that name its author. */
export function aWordFile({
  body,
  header,
  footer,
  parts = {},
  type = `${main}.document.main+xml`,
}: Written): Buffer {
  const override = (path: string, kind: string) => `<Override PartName="/${path}" ContentType="${kind}"/>`;
  const style = (id: string, name: string, more = '') =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
  const level = (format: string) => `<w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl>`;
  const texts: Record<string, string> = {
    '[Content_Types].xml': [
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">',
      override('word/document.xml', type),
      header === undefined ? '' : override('word/header1.xml', `${main}.header+xml`),
      footer === undefined ? '' : override('word/footer1.xml', `${main}.footer+xml`),
      '</Types>',
    ].join(''),
    'docProps/core.xml':
      '<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:creator>Secret Author</dc:creator></cp:coreProperties>',
    'word/styles.xml': `<w:styles ${namespaces}>${[
      style('Normal', 'Normal'),
      style('Titre', 'Title', '<w:basedOn w:val="Normal"/>'),
      style('Titre1', 'heading 1', '<w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>'),
      style('Own', 'My heading', '<w:basedOn w:val="Titre1"/>'),
      style('ListBullet', 'List Bullet', '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>'),
    ].join('')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0">${level('bullet')}</w:abstractNum><w:abstractNum w:abstractNumId="1">${level('decimal')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  if (header !== undefined) texts['word/header1.xml'] = `<w:hdr ${namespaces}>${header}</w:hdr>`;
  if (footer !== undefined) texts['word/footer1.xml'] = `<w:ftr ${namespaces}>${footer}</w:ftr>`;
  const files: Zippable = {};
  for (const [path, content] of Object.entries({ ...texts, ...parts }))
    files[path] = typeof content === 'string' ? strToU8(content) : content;
  return Buffer.from(zipSync(files));
}

/** A paragraph; a tab and an end of line in its text are those of Word. */
export function written(text: string, { style = '', list = '', run = '' } = {}): string {
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`,
  ].join('');
  const runs = text
    .split(/(\t|\n)/)
    .map((part) =>
      part === '\t'
        ? '<w:tab/>'
        : part === '\n'
          ? '<w:br/>'
          : `<w:t xml:space="preserve">${escaped(part)}</w:t>`,
    )
    .join('');
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr>${runs}</w:r></w:p>`;
}

/** A table: rows of cells, each of some paragraphs. */
export function aTable(rows: readonly (readonly string[])[]): string {
  const cell = (content: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

export function paragraphs(lines: readonly string[], style = ''): string {
  return lines.map((line) => written(line, { style })).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

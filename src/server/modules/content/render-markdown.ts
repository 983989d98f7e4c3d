import { Lexer, Marked, type Token, type TokensList } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { visibleText } from '#domain/text/characters.ts';

const marked = new Marked({ gfm: true });

/** Quotes, lists and emphasis lie so deep in each other at most: what lies deeper is read as its bare text. */
const deepest = 16;

/** The parser goes a call deeper, and over the rest of the text again, for each level: thousands of `>` end it. */
class BoundedLexer extends Lexer {
  private depth = 0;

  override blockTokens(source: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], isClipped?: boolean): Token[] {
    return this.within(source, tokens, () => super.blockTokens(source, tokens, isClipped));
  }

  override inlineTokens(source: string, tokens: Token[] = []) {
    return this.within(source, tokens, () => super.inlineTokens(source, tokens));
  }

  private within(source: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.depth >= deepest) {
      tokens.push({ type: 'text', raw: source, text: source, escaped: false });
      return tokens;
    }
    this.depth += 1;
    try {
      return read();
    } finally {
      this.depth -= 1;
    }
  }
}

/** Markdown as HTML that holds nothing but text structure, links, images and heading anchors. */
export function renderMarkdown(markdown: string): string {
  const html = marked.parser(new BoundedLexer(marked.defaults).lex(markdown.trim()));
  return sanitizeHtml(nameCells(anchorHeadings(html)), {
    allowedTags: [
      ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote', 'hr', 'br'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
    ],
    allowedAttributes: {
      ...{ a: ['href'], h2: ['id'], h3: ['id'], img: ['src', 'alt'], th: ['scope'] },
      td: ['data-column'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: { th: sanitizeHtml.simpleTransform('th', { scope: 'col' }) },
  });
}

export interface Heading {
  id: string;
  title: string;
}

/** The second-level headings of rendered Markdown, for its table of contents. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    title: visibleText(inner),
  }));
}

/** The words of a text without accents and marks, in the letters that it is written in, joined by hyphens. */
function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^[-\d]+|-$/g, '');
}

function anchorHeadings(html: string): string {
  return html.replace(/<h([23])>(.*?)<\/h\1>/g, (_, level: string, inner: string) => {
    const words = sanitizeHtml(inner, { allowedTags: [] }).replace(/&\w+;|&#\d+;/g, ' ');
    return `<h${level} id="${anchorOf(words)}">${inner}</h${level}>`;
  });
}

/** Each cell carries the name of its column: on a phone a row becomes a card, and the head is far away. */
function nameCells(html: string): string {
  const [before = '', ...tables] = html.split('<table>');
  const named = tables.map((part) => {
    const [table = '', ...after] = part.split('</table>');
    return [nameCellsOf(table), ...after].join('</table>');
  });
  return [before, ...named].join('<table>');
}

function nameCellsOf(table: string): string {
  const heads = table.split('<th>').slice(1);
  const names = heads.map((head) =>
    sanitizeHtml(head.split('</th>', 1)[0] ?? '', { allowedTags: [] }).replaceAll('"', '&quot;'),
  );
  const rows = table.split('<tr>').map((row) => {
    let column = 0;
    return row.replace(/<td>/g, () => `<td data-column="${names[column++] ?? ''}">`);
  });
  return rows.join('<tr>');
}

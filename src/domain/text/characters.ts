/** The length of a text as rules count it: in code points, the same in browser, server and database. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Trims and composes (NFC): what is stored is what is compared. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').trim();
}

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether every stored copy of the text can be equal: no U+0000, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether the text holds invisible direction marks, with which a name can be made to read as another. */
export function hasBidiControl(text: string): boolean {
  return bidiControls.test(text);
}

/**
 * The visible characters of a piece of HTML: tags, what scripts and styles hold, and characters without a shape of
 * their own (joiners, direction marks) count nothing; an entity and a run of white space count one.
 */
export function visibleLength(html: string): number {
  return codePointLength(onOneLine(visibleText(html).replace(/\p{Default_Ignorable_Code_Point}/gu, '')));
}

/** The text that a reader sees, without tags, on one line. */
export function visibleText(html: string): string {
  let text = '';
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open === -1) break;
    text += html.slice(position, open);
    const close = endOfTag(html, open);
    if (close === -1) {
      // Without a closing bracket nothing after it is a tag; looking again for each "<" would take quadratic time.
      position = open;
      break;
    }
    if (close === open) text += '<';
    else if (/^<(?:script|style|textarea|option|noscript)\b/i.test(html.slice(open, open + 10))) {
      position = endOfUnshown(html, open);
      continue;
    } else if (/^<\/?(?:p|div|li|br|h\d|ul|ol|tr|blockquote)\b/i.test(html.slice(open, open + 13)))
      text += ' ';
    position = close + 1;
  }
  text += html.slice(position);
  return onOneLine(text.replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,30});/gi, decodeEntity));
}

function onOneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/gu, ' ').trim();
}

/** Where an element ends whose content the sanitiser drops; without its closing tag nothing after it is shown. */
function endOfUnshown(html: string, open: number): number {
  const [, name = ''] = /^<(\w+)/.exec(html.slice(open, open + 12)) ?? [];
  const closing = new RegExp(`</${name}\\b`, 'gi');
  closing.lastIndex = open;
  const found = closing.exec(html);
  const end = found ? html.indexOf('>', found.index) : -1;
  return end === -1 ? html.length : end + 1;
}

function endOfTag(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end === -1 ? -1 : end + 2;
  }
  if (!/[a-z/!]/i.test(html.charAt(open + 1))) return open;
  return html.indexOf('>', open);
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
  lrm: '\u200e',
  rlm: '\u200f',
};

function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? '\u00b7';
  const hexadecimal = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';
}

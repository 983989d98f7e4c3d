import { z } from 'zod';

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

const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsButLines = /(?![\t\n\r])\p{Cc}/u;
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether every stored copy of the text can be equal: no U+0000, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** Whether the text holds invisible direction marks, with which a name can be made to read as another. */
export function hasBidiControl(text: string): boolean {
  return bidiControls.test(text);
}

/** A text key for each refusal; what is left out uses the generic one. */
export interface TextMessages {
  required?: string;
  maximum?: string;
  minimum?: string;
  characters?: string;
}

export interface TextLimits {
  /** Smallest length in code points; 1 when required, 0 when optional. */
  min?: number;
  /** Largest length in code points. */
  max: number;
}

/** A required text of one line, at most `max` code points, trimmed and composed. */
export function shortText(max: number, messages: TextMessages = {}, min = 1) {
  return boundedText({ min, max }, controls, messages);
}

/** A required text of several lines, at most `max` code points. */
export function longText(max: number, messages: TextMessages = {}, min = 1) {
  return boundedText({ min, max }, controlsButLines, messages);
}

/** A text of one line that may be empty, null or absent. */
export function optionalShortText(max: number, messages: TextMessages = {}) {
  return boundedText({ min: 0, max }, controls, messages).nullish();
}

/** A text of several lines that may be empty, null or absent. */
export function optionalLongText(max: number, messages: TextMessages = {}) {
  return boundedText({ min: 0, max }, controlsButLines, messages).nullish();
}

/** A name: one line, no direction marks. */
export function nameText(max: number, messages: TextMessages = {}, min = 1) {
  const characters = messages.characters ?? 'validation_characters';
  return shortText(max, messages, min).refine((text) => !hasBidiControl(text), {
    error: characters,
    abort: true,
  });
}

/**
 * Rich text (HTML) whose limit counts visible characters; the markup may take ten times as much.
 * Specification of openings: 10,000 visible characters.
 */
export function richText(max: number, messages: TextMessages & { min?: number } = {}) {
  const limit = { min: messages.min ?? 1, max };
  return requiredString(messages.required)
    .overwrite(normalizeText)
    .superRefine((html, context) => {
      if (!isStorable(html) || controlsButLines.test(html)) {
        context.addIssue({ code: 'custom', message: messages.characters ?? 'validation_characters' });
        return;
      }
      const length = html.length > max * 10 ? Number.POSITIVE_INFINITY : visibleLength(html);
      reportLength(length, limit, messages, context);
    });
}

/** The visible characters of a piece of HTML: tags count nothing, an entity and a run of white space count one. */
export function visibleLength(html: string): number {
  return codePointLength(visibleText(html));
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
    else if (/^<\/?(?:p|div|li|br|h\d|ul|ol|tr|blockquote)\b/i.test(html.slice(open, open + 13))) text += ' ';
    position = close + 1;
  }
  text += html.slice(position);
  return text
    .replace(/&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,30});/gi, decodeEntity)
    .replace(/[\s\u00a0]+/gu, ' ')
    .trim();
}

function endOfTag(html: string, open: number): number {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4);
    return end === -1 ? -1 : end + 2;
  }
  if (!/[a-z/!]/i.test(html.charAt(open + 1))) return open;
  return html.indexOf('>', open);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeEntity(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? '\u00b7';
  const hexadecimal = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\ufffd';
}

function requiredString(required = 'validation_required') {
  return z.string({ error: (issue) => (issue.input == null ? required : 'validation_invalid') });
}

function boundedText(limits: TextLimits, forbidden: RegExp, messages: TextMessages) {
  return requiredString(messages.required)
    .overwrite(normalizeText)
    .superRefine((text, context) => {
      if (!text.isWellFormed() || forbidden.test(text)) {
        context.addIssue({ code: 'custom', message: messages.characters ?? 'validation_characters' });
        return;
      }
      reportLength(codePointLength(text), { min: limits.min ?? 0, max: limits.max }, messages, context);
    })
    .meta({ minLength: limits.min ?? 0, maxLength: limits.max });
}

function reportLength(
  length: number,
  { min, max }: { min: number; max: number },
  messages: TextMessages,
  context: z.RefinementCtx<string>,
) {
  if (min > 0 && length === 0) {
    context.addIssue({ code: 'custom', message: messages.required ?? 'validation_required' });
  } else if (length < min) {
    const message = messages.minimum ?? 'validation_minimum';
    context.addIssue({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, message });
  } else if (length > max) {
    const message = messages.maximum ?? 'validation_maximum';
    context.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, message });
  }
}

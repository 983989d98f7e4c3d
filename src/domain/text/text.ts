import { z } from 'zod';
import { codePointLength, hasBidiControl, isStorable, normalizeText, visibleLength } from './characters.ts';

const controls = /[\p{Cc}\u2028\u2029]/u;
const controlsButLines = /(?![\t\n\r])\p{Cc}/u;

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

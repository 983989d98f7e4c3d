import { textDirection } from '#domain/locale.ts';
import * as text from '#domain/text/isolation.ts';
import { getLocale } from '#texts/runtime.js';

/** What people wrote, apart from the line of the page that it is put into. */
export function isolated(words: string): string {
  return text.isolated(words, textDirection(getLocale()));
}

/** The parts of a line of the page, each in its own direction; empty ones are left out. */
export function joined(parts: Parameters<typeof text.joined>[0], between?: string): string {
  return text.joined(parts, between, textDirection(getLocale()));
}

import { type BrowserContextOptions, expect, type Locator } from '@playwright/test';
import { translate } from '#server/platform/texts.ts';
import type * as texts from '#texts/all.js';

/** A reader of Arabic: pages whose address names no language are in it. */
export const arabicReader: BrowserContextOptions = { locale: 'ar-QA' };

/** A text of the product as a reader of Arabic sees it: journeys in Arabic name what they press by it. */
export function inArabic(key: keyof typeof texts, values: Record<string, unknown> = {}): string {
  return translate(key, values, 'ar');
}

/** What stays in Latin letters in Arabic: formats, keys and signs of zones. */
const formats = /\b(?:PDF|DOCX|docx|Word|PNG|JPEG|WebP|MP4|CSV|Ctrl|Shift|Space|Enter|Esc|QR|UTC|QAR)\b/g;

/**
 * A screen reader hears a part of a page in Arabic: the names stand in this order, and nothing is in Latin letters but
 * what people wrote.
 */
export async function expectReadInArabic(part: Locator, names: readonly string[]): Promise<void> {
  const written = await part.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('bdi, [dir="auto"], [dir="ltr"], [lang]')].map(
      ({ textContent }) => textContent.replace(/\s+/g, ' ').trim(),
    ),
  );
  const lines = saidIn(await part.ariaSnapshot());
  const places = names.map((name) => lines.findIndex((line) => line.includes(name)));
  expect(places, lines.join('\n')).not.toContain(-1);
  expect(places, lines.join('\n')).toEqual(places.toSorted((one, other) => one - other));
  const byLength = written.filter(Boolean).sort((one, other) => other.length - one.length);
  const own = lines.map((line) =>
    byLength.reduce((said, words) => said.replaceAll(words, ''), line.replace(/\u2068[^\u2069]*\u2069/g, '')),
  );
  expect(own.filter((line) => /[A-Za-z]{2}/.test(line.replace(formats, '')))).toEqual([]);
}

/** Names and texts of the tree, without its roles, states and addresses. */
function saidIn(tree: string): string[] {
  return (
    tree
      .split('\n')
      .filter((line) => !/^\s*- \/\w+:/.test(line))
      // What is typed is no text of the page.
      .map((line) => line.replace(/^(\s*- (?:textbox|searchbox|spinbutton|combobox) "[^"]*").*/, '$1'))
      .map((line) => /^\s*- '?[\w]+(?<said>.*)$/.exec(line)?.groups?.said ?? line)
      .map((said) => said.replace(/ \[[\w-]+(?:=[\w-]+)?\]/g, ''))
  );
}

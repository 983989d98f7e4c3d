import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const scales = variablesOf(':root {');
const light = { ...scales, ...variablesOf('[data-theme="light"] {') };
const dark = { ...light, ...variablesOf('[data-theme="dark"] {') };
const deep = variablesOf('.deep {');

const words = [
  ...pairs(['ink', 'ink-2', 'muted', 'primary-text', 'link'], ['page', 'card', 'sunken', 'ground']),
  ...pairs(['ok', 'wait', 'no'], ['page', 'card']),
  ...['ok', 'wait', 'no', 'blue', 'purple', 'green', 'orange'].map((tone) => [tone, `${tone}-soft`] as const),
  ...pairs(['ink'], ['ok-soft', 'wait-soft', 'no-soft', 'blue-soft']),
  ['primary-text', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-ok', 'ok'],
  ['on-ok-half', 'ok-half'],
  ['on-ok-most', 'ok-most'],
  ['on-no', 'no'],
  ['on-no', 'no-hover'],
  ['on-deep', 'deep'],
  ['on-deep-2', 'deep'],
] as const;
const shapes = [
  ...pairs(['field-line', 'focus', 'chart', 'wait-mark'], ['page', 'card']),
  ['ok', 'card'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s', (_, theme) => {
  test.each(words)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s can be told from %s', (mark, ground) => {
    expect(contrast(colour(theme, mark), colour(theme, ground))).toBeGreaterThanOrEqual(3);
  });
  test('the filled button on the deep ground can be read', () => {
    const inside = { ...theme, ...deep };
    expect(contrast(colour(inside, 'on-primary'), colour(inside, 'primary'))).toBeGreaterThanOrEqual(4.5);
  });
});

test('both themes give a meaning to the same names', () => {
  const names = (start: string) => Object.keys(variablesOf(start)).sort();
  expect(names('[data-theme="dark"] {')).toEqual(names('[data-theme="light"] {'));
});

function pairs(marks: string[], grounds: string[]): (readonly [string, string])[] {
  return marks.flatMap((mark) => grounds.map((ground) => [mark, ground] as const));
}

function variablesOf(start: string): Record<string, string> {
  const from = css.indexOf(start);
  const block = css.slice(from, css.indexOf('\n}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function colour(theme: Record<string, string>, name: string): string {
  const value = theme[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(theme, other) : value;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

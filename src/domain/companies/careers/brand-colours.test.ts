import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours, contrastOf, grounds, leastContrast } from './brand-colours.ts';

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

test('whatever the colour, what is made of it can be read in both themes', () => {
  // Every eighth step of each part and both ends, and 2,000 colours between them.
  const ends = [...Array.from({ length: 32 }, (_, step) => step * 8), 255];
  const colours = ends.flatMap((red) =>
    ends.flatMap((green) => ends.map((blue) => hex((red << 16) | (green << 8) | blue))),
  );
  for (let next = 1, at = 0; at < 2000; at++) {
    next = (next * 48_271) % 2_147_483_647;
    colours.push(hex(next & 0xffffff));
  }
  const wrong = colours.filter((colour) => {
    const { band, onBand, light, dark } = brandColours(colour);
    const pairs = [
      [onBand, band],
      [light.onAccent, light.accent],
      [dark.onAccent, dark.accent],
      ...grounds.light.map((ground) => [light.accent, ground]),
      ...grounds.dark.map((ground) => [dark.accent, ground]),
    ] as const;
    return (
      band !== colour || pairs.some(([words = '', ground = '']) => contrastOf(words, ground) < leastContrast)
    );
  });
  expect(wrong).toEqual([]);
});

test('a colour that can be read stays as it is; another one keeps its tone', () => {
  expect(brandColours('#8a1538').light).toEqual({ accent: '#8a1538', onAccent: '#ffffff' });
  expect(brandColours('#5cc2b8').dark).toEqual({ accent: '#5cc2b8', onAccent: '#000000' });
  const [red = '', green = '', blue = ''] = [1, 3, 5].map((at) =>
    brandColours('#ffd200').light.accent.slice(at, at + 2),
  );
  expect([red > green, green > blue]).toEqual([true, true]);
});

test('the grounds are those of the page', () => {
  const css = readFileSync('src/web/design/tokens.css', 'utf8');
  const tokens = (start: string) => {
    const from = css.indexOf(start);
    const block = css.slice(from, css.indexOf('\n}', from));
    const named = [...block.matchAll(/--([\w-]{1,40}): ([^;]{1,80});/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    return Object.fromEntries(named) as Record<string, string>;
  };
  const scales = tokens(':root {');
  const groundsOf = (theme: Record<string, string>) =>
    ['page', 'card', 'sunken'].map(
      (name) => scales[/--([\w-]+)\)/.exec(theme[name] ?? '')?.[1] ?? ''] ?? theme[name],
    );
  expect(groundsOf(tokens('[data-theme="light"] {'))).toEqual(grounds.light);
  expect(groundsOf(tokens('[data-theme="dark"] {'))).toEqual(grounds.dark);
});

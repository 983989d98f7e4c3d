import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { styleLayers } from '../scripts/style-layers.mjs';

/** Narrower than this: a phone, a small tablet, a tablet, a tablet on its side, a laptop. */
const breakpoints = [560, 760, 960, 1024, 1180];
/** In the size of text that the reader has set: no phone is as narrow as it comes (360 px are 22 of them). */
const enlarged = '@media (width < 18em)';

const sheets = readdirSync('src/web', { recursive: true })
  .map((name) => `src/web/${String(name).replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, css: readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

test('a class belongs to one file: no other begins a selector with it', () => {
  const owners = new Map<string, Set<string>>();
  for (const { path, css } of sheets) {
    // The tokens of a dark surface stand with the others.
    if (path.endsWith('/tokens.css')) continue;
    for (const name of leadingClasses(css)) owners.set(name, (owners.get(name) ?? new Set()).add(path));
  }
  const shared = [...owners].filter(([, paths]) => paths.size > 1);
  expect(shared.map(([name, paths]) => `.${name}: ${[...paths].join(', ')}`)).toEqual([]);
});

test('every sheet lies in a layer: without one it would go before all others', () => {
  const { transform } = styleLayers();
  const outside = sheets.filter(
    ({ path, css }) => !path.endsWith('/design/styles.css') && transform(css, `/${path}`) === null,
  );
  expect(outside.map(({ path }) => path)).toEqual([]);
});

test('the pages change at five widths, and where text is enlarged on a phone', () => {
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/@media[^{]*width[^{]*/g)]
      .map(([query]) => query.trim())
      .filter((query) => query !== enlarged && !breakpoints.some((width) => widthQuery(width).test(query)))
      .map((query) => `${path}: ${query}`),
  );
  expect(wrong).toEqual([]);
});

test('a colour is named in the tokens alone', () => {
  const wrong = sheets
    .filter(({ path }) => !path.endsWith('/tokens.css'))
    .flatMap(({ path, css }) => [...css.matchAll(/#[\da-f]{3,8}\b/gi)].map(([hex]) => `${path}: ${hex}`));
  expect(wrong).toEqual([]);
});

/** What is typed there is a code, in Latin letters. */
const spacedCodes = 'src/web/features/identity/account-frame.css: 0.3em';

test('letters stand apart, or closer, by the measure of their language, which is none where they join', () => {
  const spacings = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/letter-spacing:\s*([^;]+);/g)].map(([, value]) => `${path}: ${value}`),
  );
  const own = spacings.filter((one) => !/: (?:0|inherit|calc\(-?[\d.]+em \* var\(--tracking\)\))$/.test(one));
  expect(own).toEqual([spacedCodes]);
  const joining = sheets.flatMap(({ css }) => [...css.matchAll(/(?:^|\}\s*):lang\(ar\)\s*\{([^}]*)\}/g)]);
  expect(joining.some(([, body = '']) => /--tracking: 0;/.test(body))).toBe(true);
});

test('a moment of joy is over within a fifth of a second', () => {
  const played = sheets.flatMap(({ css }) =>
    [...css.matchAll(/animation: joy-[^;]*/g)].map(([rule]) => rule),
  );
  expect(played.length).toBeGreaterThan(3);
  for (const rule of played) expect(rule).toMatch(/^animation: joy-[a-z]+ var\(--joy\) both$/);
  const tokens = sheets.find(({ path }) => path.endsWith('/tokens.css'))?.css ?? '';
  expect(Number(/--joy: (\d+)ms/.exec(tokens)?.[1])).toBeLessThanOrEqual(200);
});

/** The first class of every selector; what stands behind it is looked at from there. */
function leadingClasses(css: string): Set<string> {
  const preludes = [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  const selectors = preludes.filter((prelude) => !prelude.startsWith('@')).flatMap(partsOf);
  return new Set(selectors.flatMap((selector) => /^\s*[a-z]*\.([\w-]+)/.exec(selector)?.[1] ?? []));
}

/** A list of selectors, parted at the commas outside of brackets. */
function partsOf(list: string): string[] {
  return list.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').split(',');
}

function widthQuery(width: number): RegExp {
  return new RegExp(`^@media (?:screen and )?\\(width (?:<|>=) ${width}px\\)$`);
}

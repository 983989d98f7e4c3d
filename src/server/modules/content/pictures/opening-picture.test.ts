import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { aPublicOpening } from '#server/modules/content/feeds/opening.fixture.ts';
import { drawOpeningPicture, drawPicture, openingPictureSvg } from './opening-picture.ts';
import { measureText, outlineText, wrapText } from './outline-text.ts';

test('the picture is a PNG of 1200 by 630, small enough to be fetched by any reader', async () => {
  const picture = await drawOpeningPicture(aPublicOpening(), 'en');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(100_000);
});

test('no text element is left that would need a font of the machine', () => {
  expect(openingPictureSvg(aPublicOpening({ title: '<b>&"' }), 'fr')).not.toMatch(/<text|<b>|font-family/);
});

test('W24: a hidden company does not change a single stroke of the picture', () => {
  const other = { ...aPublicOpening().company, name: 'Somebody else' };
  const hidden = openingPictureSvg(aPublicOpening({ hide_company_name: true }), 'en');
  expect(openingPictureSvg(aPublicOpening({ hide_company_name: true, company: other }), 'en')).toBe(hidden);
  expect(openingPictureSvg(aPublicOpening(), 'en')).not.toBe(hidden);
});

test.each(['en', 'fr', 'ar'] as const)(
  'the picture of an opening in several places says how many: %s',
  (locale) => {
    const place = (city: string) => ({ city, country: { code: 'QA', name: 'Qatar' } });
    const drawnWith = (...cities: string[]) =>
      openingPictureSvg(aPublicOpening({ further_places: cities.map(place) }), locale);
    expect(drawnWith()).toBe(openingPictureSvg(aPublicOpening(), locale));
    const words = new Set([drawnWith(), drawnWith('Doha'), drawnWith('Doha', 'Al Khor')]);
    expect(words.size).toBe(3);
  },
);

test('long titles are wrapped within the width, and what is left over ends in an ellipsis', () => {
  const lines = wrapText('Deputy head of railway and airport maintenance in the Gulf', {
    size: 60,
    width: 500,
    lines: 3,
  });
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(500);
  expect(lines.at(-1)?.text).toMatch(/…$/);
});

test('a single endless word is cut', () => {
  const [line] = wrapText('x'.repeat(5_000), { size: 60, width: 500, lines: 1 });
  expect(line?.width).toBeLessThanOrEqual(500);
});

test('Arabic is joined as it is written: the word is narrower than its letters apart', () => {
  const word = 'مهندس';
  const apart = [...word].reduce((width, letter) => width + measureText(letter, 100), 0);
  expect(measureText(word, 100)).toBeLessThan(apart);
});

test('a letter that was first drawn as a part of another one joins as ever', async () => {
  const widthAfter = async (first: string) => {
    vi.resetModules();
    const fresh = await import('./outline-text.ts');
    fresh.outlineText(first, { x: 0, y: 0, size: 100 });
    return fresh.measureText('مال', 100);
  };
  expect(await widthAfter('إلى')).toBe(await widthAfter('مال'));
});

test('figures among Arabic words keep their blanks on both sides', () => {
  const apart = measureText('إلى', 100) + measureText(' ', 100) + measureText('22,000', 100);
  expect(measureText('إلى 22,000', 100)).toBeCloseTo(apart);
  const ends = [...outlineText('إلى 22,000', { x: 0, y: 0, size: 100 }).matchAll(/translate\(([\d.]+) /g)];
  // Drawn from the left: the figures first, then a blank, then the word.
  expect(Number(ends[6]?.[1])).toBeGreaterThan(measureText('22,000 ', 100) - 1);
});

test('from the right the picture is mirrored: the arch stands on the left, lines end at the right', () => {
  const svg = openingPictureSvg(aPublicOpening(), 'ar');
  expect(svg).toContain('<g transform="translate(1200 0) scale(-1 1)">');
  expect(svg).toContain('translate(96 292)');
  expect(openingPictureSvg(aPublicOpening(), 'en')).toContain('translate(944 292)');
});

test('characters of no font are left out and do not fail', () => {
  expect(wrapText('厨师 Chef 👩‍🍳', { size: 40, width: 500, lines: 1 })[0]?.text).toBe('Chef');
  expect(outlineText('厨', { x: 0, y: 0, size: 10 })).toBe('');
});

test('what is paid is drawn where it is published, and only there', () => {
  const drawn = (changes: Parameters<typeof aPublicOpening>[0]) =>
    openingPictureSvg(aPublicOpening(changes), 'en');
  const paid = drawn({ publish_salary: true });
  expect(drawn({ publish_salary: true, salary_end: 99_000 })).not.toBe(paid);
  const unpaid = drawn({ publish_salary: false });
  expect(unpaid).not.toBe(paid);
  expect(drawn({ publish_salary: false, salary_end: 99_000 })).toBe(unpaid);
});

test('a logo stands in place of the star', async () => {
  const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer();
  const picture = await sharp(await drawPicture(openingPictureSvg(aPublicOpening(), 'en', logo)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (372 * picture.info.width + 1024) * picture.info.channels;
  expect([...picture.data.subarray(at, at + 3)]).toEqual([0, 255, 0]);
});

import { expect, type Page } from '@playwright/test';
import { textFaults } from './support/geometry.ts';
import { test } from './support/sweep.ts';

test.describe.configure({ mode: 'parallel' });

const sound: [string, string][] = [
  ['plain text', '<p>Nothing is wrong here.</p>'],
  [
    'a card that is a link as a whole',
    '<div style="position:relative"><p>Card</p><a href="/" style="position:absolute;inset:0"></a></div>',
  ],
  [
    'a cut text whose title says the whole',
    '<p title="A long name of a company" style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A long name of a company</p>',
  ],
  [
    'what can be scrolled to',
    '<div style="width:80px;overflow:auto;white-space:nowrap">A long row of a table</div>',
  ],
  [
    'a field that is seen through, as over a drop zone',
    '<div style="position:relative"><p>Drop it</p><input type="file" style="position:absolute;inset:0;opacity:0"></div>',
  ],
  ['what is folded away', '<div style="height:0;overflow:hidden"><p>Folded</p></div>'],
  [
    'an address that breaks',
    '<p style="width:90px;overflow-wrap:anywhere">someone.of.a.long.name@company.example</p>',
  ],
  [
    'what the reader of the screen alone hears',
    '<span class="sr" style="position:absolute;width:1px;height:1px;overflow:hidden">Heard</span><p>Seen</p>',
  ],
];

const faulty: [string, string, RegExp][] = [
  [
    'a text under a bar',
    '<p>Hidden</p><div style="position:fixed;inset:0 0 auto 0;height:80px;background:#fff"></div>',
    /covered: "Hidden"/,
  ],
  [
    'the last line under a bar at the bottom',
    '<div style="height:1500px"></div><p style="margin:0">Last</p><div style="position:fixed;inset:auto 0 0 0;height:60px;background:#fff"></div>',
    /covered: "Last"/,
  ],
  [
    'a text under a drawing',
    '<div style="position:relative;width:200px"><p>Drawn over</p><svg style="position:absolute;inset:0" width="200" height="60"><rect width="200" height="60"/></svg></div>',
    /covered: "Drawn over"/,
  ],
  [
    'a text that is cut',
    '<p style="width:60px;overflow:hidden;white-space:nowrap">A long name of a company</p>',
    /cut: "A long name/,
  ],
  [
    'a line that is half hidden',
    '<div style="height:30px;overflow:hidden"><p>One</p><p>Two</p></div>',
    /cut: "One"/,
  ],
  [
    'a letter in each line',
    '<p style="width:12px;overflow-wrap:anywhere">Letters</p>',
    /narrower than "Letters"/,
  ],
  [
    'a letter in each line that runs downwards',
    '<p style="writing-mode:vertical-rl;height:12px;overflow-wrap:anywhere">Letters</p>',
    /narrower than "Letters"/,
  ],
  ['a word that leaves its column', '<p style="width:40px">Immeasurable</p>', /narrower than "Immeasurable"/],
  [
    'a text over another',
    '<p style="margin:0">Under</p><p style="margin:-18px 0 0">Over it</p>',
    /overlapping: "Under"/,
  ],
];

for (const [name, html] of sound)
  test(`${name} is sound`, async ({ openTab }) => {
    const page = await openTab('visitor');
    await show(page, html);
    expect(await textFaults(page)).toEqual([]);
  });

for (const [name, html, fault] of faulty)
  test(`${name} is a fault`, async ({ openTab }) => {
    const page = await openTab('visitor');
    await show(page, html);
    expect(await textFaults(page)).toEqual([expect.stringMatching(fault)]);
  });

async function show(page: Page, html: string): Promise<void> {
  // Not under the policy of a page that was there before.
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><body style="font:16px/1.4 sans-serif">${html}</body>`);
}

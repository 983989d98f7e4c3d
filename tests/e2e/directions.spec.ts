import { expect, type Page } from '@playwright/test';
import { directionFaults } from './support/directions.ts';
import { test } from './support/sweep.ts';

test.describe.configure({ mode: 'parallel' });

const sound: [string, string][] = [
  ['an Arabic sentence with a format', '<p>يُرفع الملف بصيغة PDF، بحد أقصى 5 ميغابايت</p>'],
  ['a name that is set apart', '<p>طلب جديد من <bdi>Omar Farouk (Doha).</bdi></p>'],
  ['a name that signs set apart', '<p>طلب جديد من \u2068Omar Farouk (Doha).\u2069 اليوم</p>'],
  ['a phone that is read from the left', '<p><bdi dir="ltr">+974 5555 1234</bdi></p>'],
  ['a name in a part of its own', '<p style="display:flex"><span>الاسم</span><span>Omar</span></p>'],
  ['a name as a line of its own', '<p>الاسم<br>Omar</p>'],
  ['a Latin name alone', '<p>Omar Farouk</p>'],
  ['a text of two scripts by one person', '<p dir="auto">خبرة في AutoCAD و Revit.</p>'],
  ['a date, a time and a share', '<p>05/01</p><p>14:00</p><p>5%</p>'],
  [
    'what was typed into a field',
    '<input dir="auto" value="Omar (Doha)."><input type="tel" dir="ltr" value="+974 5555 1234">',
  ],
  [
    'an Arabic name in an English page',
    '<div dir="ltr" lang="en"><p>From <bdi>أحمد (الدوحة).</bdi></p><p>أحمد علي</p></div>',
  ],
];

const faulty: [string, string, RegExp[]][] = [
  ['a name among Arabic words', '<p>طلب جديد من Omar</p>', [/^mixed: ".*Omar"/]],
  ['a name in an element that sets nothing apart', '<p>طلب جديد من <b>Omar</b></p>', [/^mixed: ".*Omar"/]],
  ['an Arabic name among English words', '<p dir="ltr">From <b>أحمد</b></p>', [/^mixed: "From أحمد"/]],
  ['a phone that begins at its end', '<p>+974 5555 1234</p>', [/^turned: "\+974 5555 1234"/]],
  ['a phone beside its Arabic name', '<p>هاتف +974 5555 1234</p>', [/^turned: "\+974 5555 1234"/]],
  ['a range that goes down', '<p>3–5</p>', [/^turned: "3–5"/]],
  ['a sign behind its figure', '<p>+3</p>', [/^turned: "\+3"/]],
  ['a language whose plus came first', '<p>C++</p>', [/^turned: "C\+\+"/]],
  ['a sentence that ends where it begins', '<p>A nurse (Doha).</p>', [/^turned: "A nurse/]],
  ['an Arabic sentence that ends at its first word', '<p dir="ltr">أحمد (الدوحة).</p>', [/^turned: "أحمد/]],
  ['two names that change places', '<p><b>Omar</b> · <b>Doha</b></p>', [/^side by side: "Omar · Doha"/]],
  ['a field that turns what was typed', '<input value="Omar (Doha).">', [/^turned: "Omar/]],
  ['an example in a field', '<input placeholder="+974 5555 1234">', [/^turned: "\+974/]],
];

for (const [name, html] of sound)
  test(`${name} keeps its order`, async ({ openTab }) => {
    const page = await openTab('visitor');
    await show(page, html);
    expect(await directionFaults(page)).toEqual([]);
  });

for (const [name, html, faults] of faulty)
  test(`${name} is a fault`, async ({ openTab }) => {
    const page = await openTab('visitor');
    await show(page, html);
    expect(await directionFaults(page)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

async function show(page: Page, html: string): Promise<void> {
  // Not under the policy of a page that was there before.
  await page.goto('about:blank');
  await page.setContent(
    `<!doctype html><html lang="ar" dir="rtl"><body style="font:16px/1.4 sans-serif">${html}`,
  );
}

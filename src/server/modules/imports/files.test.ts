import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { anImport, rowsIn, sendFile } from '#support/imports.ts';
import { anApprovedCompany } from '#support/people.ts';
import { aSheet, aSheetOf } from '#support/sheets.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const heads = (shown: { columns: { head: string; samples: string[] }[] }) =>
  shown.columns.map(({ head, samples }) => [head, samples[0]]);

test('an Excel file is read with its days, shared and written texts, gaps and long numbers; hidden sheets are not', async () => {
  const company = await anApprovedCompany(server());
  const shown = await anImport(
    server(),
    company,
    aSheet([
      ['الاسم', 'البريد الإلكتروني', 'رقم الجوال', 'الوظيفة', 'تاريخ التقديم'],
      ['مريم الكواري', 'mariam@example.com', 97455123456, '', { day: 45760 }],
    ]),
  );
  expect(heads(shown)).toEqual([
    ['الاسم', 'مريم الكواري'],
    ['البريد الإلكتروني', 'mariam@example.com'],
    ['رقم الجوال', '97455123456'],
    ['الوظيفة', undefined],
    ['تاريخ التقديم', '2025-04-13'],
  ]);
  expect(shown.columns.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'email',
    'phone',
    'opening',
    'applied_on',
  ]);
});

const utf16 = Buffer.from('\ufeffالاسم\tالبريد\r\nليلى\tl@example.com\r\n', 'utf16le');
const windows1256 = Buffer.from([
  ...[0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b],
  ...Buffer.from('email\r\n'),
  ...[0xe1, 0xed, 0xe1, 0xec, 0x3b],
  ...Buffer.from('l@example.com\r\n'),
]);
test.each<[string, Uint8Array, string, string]>([
  ['UTF-16 with tabs', utf16, 'الاسم', 'ليلى'],
  ['Windows-1256 with semicolons', windows1256, 'الاسم', 'ليلى'],
  ['Windows-1252', Buffer.from('Pr\xe9nom,email\nZo\xe9,z@example.com\n', 'latin1'), 'Prénom', 'Zoé'],
  [
    'UTF-8 with a mark and a named separator',
    Buffer.from('\ufeffsep=|\nname|email\nZoé|z@example.com\n'),
    'name',
    'Zoé',
  ],
])('a file is read whatever it was saved as: %s', async (_, content, head, sample) => {
  const shown = await anImport(server(), await anApprovedCompany(server()), content);
  expect(heads(shown)[0]).toEqual([head, sample]);
});

test.each<[string, string]>([
  [
    'a list somewhere in it, with objects in objects',
    JSON.stringify({
      meta: { pages: [{ number: 1 }] },
      data: [
        {
          id: 7,
          candidate: {
            firstName: 'Zoé',
            last_name: 'Haddad',
            emails: [{ value: 'z@example.com' }, { value: 'y@example.com' }],
          },
          job: { name: 'Planner', id: 9 },
          createdAt: Date.UTC(2025, 3, 13),
          tags: ['a', 'b'],
        },
        { id: 8, candidate: { firstName: 'Lin' } },
      ],
    }),
  ],
  [
    'an object on each line',
    [
      '{"id":7,"candidate":{"firstName":"Zoé","last_name":"Haddad","emails":["z@example.com"]},"job":{"name":"Planner","id":9},"createdAt":"2025-04-13T00:00:00.000Z","tags":"a, b"}',
      '{"id":8,"candidate":{"firstName":"Lin"}}',
    ].join('\n'),
  ],
])('JSON is read as it comes: %s', async (_, content) => {
  const shown = await anImport(server(), await anApprovedCompany(server()), content);
  expect([shown.total, heads(shown)]).toEqual([
    2,
    [
      ['id', '7'],
      ['first name', 'Zoé'],
      ['last name', 'Haddad'],
      ['emails', 'z@example.com'],
      ['job', 'Planner'],
      ['job id', '9'],
      ['created at', '2025-04-13T00:00:00.000Z'],
      ['tags', 'a, b'],
    ],
  ]);
});

test.each([
  ['[ID],{name},email', '[ID]'],
  ['{name},[ID],email', '{name}'],
  ['[ [ID] ];name;email', '[ [ID] ]'],
  ['[1],{"name"},email', '[1]'],
])('a head that begins like JSON is a head: %s', async (line, head) => {
  const shown = await anImport(server(), await anApprovedCompany(server()), `${line}\n7;8,9,a@example.com\n`);
  expect(heads(shown)[0]?.[0]).toBe(head);
});

const many = ['name,email', ...Array.from({ length: 50_001 }, (_, n) => `A${n},a${n}@example.com`)].join(
  '\n',
);
test.each<[string, Uint8Array | string, RegExp]>([
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /neither a CSV/],
  ['an old Excel file', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'), /neither a CSV/],
  ['another archive', zipSync({ 'a.txt': new Uint8Array(3) }), /could not be read/],
  ['a bomb', aSheetOf(new Uint8Array(400 * 1024 * 1024)), /could not be read|more text/],
  [
    'entities',
    aSheetOf(
      Buffer.from(
        '<!DOCTYPE x [<!ENTITY a "b">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>',
      ),
    ),
    /could not be read/,
  ],
  ['a quote without its end', 'name,email\n"Ana,a@example.com\n', /could not be read/],
  ['JSON that ends too soon', '[{"name":"Ana"', /could not be read/],
  ['JSON without objects', '[1,2]', /no rows/],
  ['JSON that is nested without end', '['.repeat(1_000_000), /could not be read/],
  ['heads alone', 'name,email\n', /no rows/],
  ['50,001 rows', many, /more than 50,000/],
])('refused in a sentence: %s', async (_, content, sentence) => {
  const { status, body } = await sendFile(server(), await anApprovedCompany(server()), content);
  expect(status).toBe(422);
  expect(body.errors.file).toEqual([expect.stringMatching(sentence)]);
});

test('50,000 rows are taken', async () => {
  const shown = await anImport(
    server(),
    await anApprovedCompany(server()),
    many.slice(0, many.lastIndexOf('\n')),
  );
  expect(shown.total).toBe(50_000);
});

test('formulas of a sheet are text', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await anImport(
    server(),
    company,
    'name,email\n"=HYPERLINK(""http://evil.example"")",a@example.com\n',
  );
  expect(await rowsIn(server(), company, id, 'read')).toMatchObject([
    { name: '=HYPERLINK("http://evil.example")' },
  ]);
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aTable, aWordFile, paragraphs, written } from '#support/word.ts';
import { inspectWord, type WordFinding } from './inspect-word.ts';

async function read(content: Uint8Array): Promise<WordFinding> {
  const path = join(await mkdtemp(join(tmpdir(), 'mihna-word-')), 'file');
  await writeFile(path, content);
  return inspectWord(path, 60);
}
async function textOf(body: string, more: { header?: string; footer?: string } = {}): Promise<string> {
  const finding = await read(aWordFile({ body, ...more }));
  return finding === 'later' || 'refused' in finding ? JSON.stringify(finding) : finding.text;
}

test('paragraphs, headings, lists, tabs and ends of lines are read in their order', async () => {
  const body = [
    written('Leila Haddad', { style: 'Titre' }),
    written('Doha & Lusail\nQatar'),
    written('Work Experience', { style: 'Own' }),
    written('Nurse\tJan 2019 – Present', { run: '<w:b/>' }),
    written('Ward of 20 beds', { style: 'ListBullet' }),
    written('Two shifts', { list: '1' }),
    written('First', { list: '2' }) + written('Second', { list: '2' }),
  ].join('');
  const finding = await read(aWordFile({ body }));
  if (finding === 'later' || 'refused' in finding) throw new Error(JSON.stringify(finding));
  expect(finding.text.split('\n')).toEqual([
    ...['Leila Haddad', 'Doha & Lusail', 'Qatar', 'Work Experience', 'Nurse\tJan 2019 – Present'],
    ...['• Ward of 20 beds', '• Two shifts', '1. First', '2. Second'],
  ]);
  const kinds = finding.blocks.map((block) =>
    block.kind === 'row' ? 'row' : `${block.kind} ${block.level}`,
  );
  expect(kinds).toEqual([
    ...['heading 1', 'paragraph 0', 'heading 2', 'paragraph 0', 'point 0', 'point 0'],
    ...['paragraph 0', 'paragraph 0'],
  ]);
  const { pieces } = finding.blocks[3] as { pieces: object[] };
  expect(pieces).toMatchObject([{ isBold: true }, { kind: 'edge' }, { text: 'Jan 2019 – Present' }]);
});

test('columns made of a table are read one after the other; what stands on one line is one', async () => {
  const body = [
    aTable([
      [paragraphs(['Contact', 'leila@example.com']), paragraphs(['LEILA HADDAD', 'Profile', 'Nurse'])],
    ]),
    aTable([
      [written('Nationality'), written('Jordanian')],
      [written('Languages'), written('English, Arabic')],
      [written('Jan 2019 –') + written('Present'), paragraphs(['Senior Nurse', 'Hamad, Doha'])],
      [paragraphs(['Nurse', 'Clinic, Amman']), written('2014 – 2018')],
      [written('In a cell') + aTable([[written('a'), written('b')]]), written('beside')],
    ]),
  ].join('');
  expect((await textOf(body)).split('\n')).toEqual([
    ...['Contact', 'leila@example.com', 'LEILA HADDAD', 'Profile', 'Nurse'],
    ...['Nationality\tJordanian', 'Languages', 'English, Arabic'],
    ...['Jan 2019 – Present\tSenior Nurse', 'Hamad, Doha', 'Nurse\t2014 – 2018', 'Clinic, Amman'],
    ...['In a cell', 'a', 'b', 'beside'],
  ]);
});

test('headers and text boxes are read once; what was deleted, hidden or never filled in is not', async () => {
  const box = (text: string) => `<w:txbxContent>${written(text)}</w:txbxContent>`;
  const body = [
    `<w:p><w:r><mc:AlternateContent><mc:Choice>${box('In a box')}</mc:Choice><mc:Fallback>${box('In a box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins></w:p>',
    '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden words</w:t></w:r><w:r><w:t>seen</w:t></w:r></w:p>',
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${written('[Your name]')}</w:sdtContent></w:sdt>`,
    '<w:p><w:r><w:instrText>HYPERLINK "http://evil.example"</w:instrText></w:r><w:r><w:t>link</w:t></w:r></w:p>',
  ].join('');
  const header = written('Leila Haddad, +974 5512 3456') + written('Page 1 of 2');
  const footer = written('Leila Haddad, +974 5512 3456') + written('2');
  expect((await textOf(body, { header, footer })).split('\n')).toEqual([
    ...['Leila Haddad, +974 5512 3456', 'In a box', 'new', 'seen', 'link', 'Leila Haddad, +974 5512 3456'],
  ]);
});

const bomb = aWordFile({
  body: written('small'),
  parts: { 'word/styles.xml': new Uint8Array(300 * 1024 * 1024) },
});
/** An entry that says it unpacks to little. */
const liar = Buffer.from(bomb);
for (let at = liar.indexOf('PK\x01\x02'); at >= 0; at = liar.indexOf('PK\x01\x02', at + 4))
  liar.writeUInt32LE(100, at + 24);

const entities = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><w:document><w:body>${written('&b;')}</w:body></w:document>`;

test.each<[string, Uint8Array, string]>([
  ['300 MB in 300 kB', bomb, 'word-unreadable'],
  ['a part that is larger than it says', liar, 'word-unreadable'],
  ['entities', aWordFile({ body: '', parts: { 'word/document.xml': entities } }), 'word-unreadable'],
  [
    'a file of another computer as an entity',
    aWordFile({ body: '', parts: { 'word/document.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>' } }),
    'word-unreadable',
  ],
  ['tables in tables in tables', aWordFile({ body: '<w:tbl><w:tr><w:tc>'.repeat(5000) }), 'word-unreadable'],
  ['a scan without any text', aWordFile({ body: '<w:p><w:r><w:drawing/></w:r></w:p>' }), 'word-unreadable'],
  ['half of an archive', aWordFile({ body: written('half') }).subarray(0, 400), 'word-unreadable'],
  ['nothing but the first bytes', Buffer.from('PK\x03\x04'), 'word-unreadable'],
  [
    'more looks than words',
    aWordFile({
      body: `<w:p>${'<w:r><w:t>a</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>b</w:t></w:r>'.repeat(5000)}</w:p>`,
    }),
    'word-unreadable',
  ],
  [
    'a sheet of cells',
    aWordFile({ body: aTable(Array(500).fill(Array(12).fill(written('a')))) }),
    'word-unreadable',
  ],
  ['a book', aWordFile({ body: written('A long story. '.repeat(40)).repeat(400) }), 'word-unreadable'],
  [
    'word-macros',
    aWordFile({ body: '', type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    'word-macros',
  ],
  ['a hidden program', aWordFile({ body: '', parts: { 'word/vbaProject.bin': 'x' } }), 'word-macros'],
  [
    'a table of Excel',
    aWordFile({
      body: '',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    }),
    'not-word',
  ],
  ['any other archive', zipSync({ 'a.txt': new Uint8Array(3) }), 'not-word'],
])('refused: %s', async (_, content, refused) => {
  expect(content.length).toBeLessThan(3 * 1024 * 1024);
  expect(await read(content)).toEqual({ refused });
});

test('addresses that a file names elsewhere are not looked at', async () => {
  const parts = {
    'word/_rels/document.xml.rels':
      '<Relationships><Relationship Id="r1" Type="attachedTemplate" Target="http://127.0.0.1:9/x.dotm" TargetMode="External"/></Relationships>',
  };
  expect(await read(aWordFile({ body: written('Nurse'), parts }))).toMatchObject({ text: 'Nurse' });
});

test('a file without any time by the clock waits', async () => {
  expect(await inspectWord('/nowhere', 0)).toBe('later');
});

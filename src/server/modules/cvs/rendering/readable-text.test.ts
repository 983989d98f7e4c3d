import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { emptyCv } from '#domain/cvs/document.ts';
import { cvTemplates } from '#domain/cvs/looks.ts';
import { logicalLines } from '#server/modules/files/pdf/logical-text.ts';
import { withReadableText } from './readable-text.ts';
import { renderCv } from './render-cv.ts';

test.each(cvTemplates)(
  'in %s Arabic words are read back letter by letter, each mark once',
  async (template) => {
    const cv = emptyCv('ar');
    const { pdf } = await renderCv({
      ...{ ...cv, template },
      basics: { ...cv.basics, name: 'ليلى حدّاد', title: 'مهندسة في شركة الهلال' },
      summary: 'خبرة عشر سنوات في مدّ الجسور.',
    });
    const text = (await linesOf(pdf)).join('').replace(/\s/g, '');
    const letters = text.replace(/\p{M}/gu, '');
    for (const line of ['ليلى حداد', 'مهندسة في شركة الهلال', 'خبرة عشر سنوات في مد الجسور.'])
      expect(letters).toContain(line.replaceAll(' ', ''));
    expect(text.match(/\p{M}/gu)).toEqual(['\u0651', '\u0651']);
  },
);

test('an Arabic document names no direction, by which readers would turn its Latin lines', async () => {
  const { pdf } = await renderCv(emptyCv('ar'));
  const names = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Direction \/\w+/g);
  expect(names).toEqual(['/Direction /L2R']);
});

test('the shape with a width is the letter, the one without its mark; what has one sign stays', () => {
  const file = [
    '1 0 obj\n<<\n  /DescendantFonts [2 0 R]\n  /ToUnicode 3 0 R\n>>\nendobj',
    '2 0 obj\n<<\n  /W [1 2 540 4 4 300]\n>>\nendobj',
    '3 0 obj\n<<>>\nstream\n<0001> <062F>\n<0002> <062F0651>\n<0003> <062F0651>\n<0004> <06440627>\nendstream\nendobj',
  ].join('\n\n');
  const mended = Buffer.from(withReadableText(Buffer.from(`%PDF\n${file}\n`))).toString();
  expect(mended).toContain('<0001> <062F>\n<0002> <062F>    \n<0003> <0651>    \n<0004> <06270644>\n');
  expect(mended).toHaveLength(file.length + 6);
});

async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return logicalLines(
    items.flatMap((item) =>
      'str' in item
        ? [
            {
              ...{ text: item.str, x: item.transform[4], y: item.transform[5] },
              ...{ width: item.width, endsLine: item.hasEOL },
            },
          ]
        : [],
    ),
  );
}

import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { cvDocument } from '#domain/cvs/document.ts';
import { cvPapers, cvTemplates } from '#domain/cvs/looks.ts';
import { printedCv } from '#domain/cvs/printed.ts';
import { readBack } from '#domain/cvs/read-back.ts';
import { readingOrder } from '#domain/cvs/reading-order.ts';
import { logicalLines, type PlacedText } from '#server/modules/files/pdf/logical-text.ts';
import { sampleCv, samplePeople } from '#support/sample-cvs.ts';
import { renderCv } from './render-cv.ts';

const qrUrl = 'https://mihna.example/video-cv/3f2504e0-4f89-11d3-9a0c-0305e82c3301_candidate';
/** Pages that a CV may take; all others take one or two. */
const mostPages: Readonly<Record<string, number>> = { long: 4, 'twenty positions': 4 };
/** Words that lose their signs, as no font has them. */
const dropped: Readonly<Record<string, number>> = { emoji: 3 };
/** Where every sentence mixes both directions our reader, without the columns of the page, loses its way in some. */
const leastInOrder: Readonly<Record<string, number>> = { 'Arabic with Latin words': 0.75 };

describe.each(Object.keys(samplePeople))('the CV of %s', (name) => {
  test('is read word by word, in order, from every template and paper', { timeout: 30_000 }, async () => {
    const looks = cvTemplates.flatMap((template) => cvPapers.map((paper) => ({ template, paper })));
    await Promise.all(
      looks.map(async ({ template, paper }) => {
        const cv = cvDocument.parse({ ...sampleCv(name), template, paper, is_video_code_shown: true });
        const { pdf, pages } = await renderCv(cv, { qrUrl });
        const read = await readPdf(pdf);
        const { words, inOrder, lost, lostSections } = readBack(
          readingOrder(printedCv(cv), template),
          read.text,
        );
        const where = `${template} ${paper}`;
        expect({ where, lostSections }).toEqual({ where, lostSections: [] });
        if (cv.language === 'ar') {
          // Our reader turns lines that mix both directions by a rule of thumb.
          expect(lost.filter(({ isMissing }) => isMissing).length).toBeLessThanOrEqual(1);
          expect(inOrder / words).toBeGreaterThan(leastInOrder[name] ?? 0.9);
        } else {
          expect({ where, lost: lost.slice(0, dropped[name] ?? 0) }).toEqual({ where, lost });
          expect(inOrder).toBe(words - (dropped[name] ?? 0));
        }
        expect({ where, pages }).toEqual({ where, pages: read.pages });
        expect(pages).toBeLessThanOrEqual(mostPages[name] ?? (template === 'one-page' ? 1 : 2));
        expect(read.size.map(Math.round)).toEqual(paper === 'a4' ? [595, 842] : [612, 792]);
        expect(read.language).toBe(cv.language);
        expect(read.title).toContain(cv.basics.name);
        expect(read.roles).toEqual(expect.arrayContaining(['H1', 'P', 'Figure']));
        expect(read.bookmarks).toBeGreaterThan(0);
        // The code is printed 80 px wide, with its address behind it.
        expect(read.links).toContain(qrUrl);
        expect(read.links.filter((link) => !/^(?:https?|mailto|tel):/.test(link))).toEqual([]);
      }),
    );
  });
});

async function readPdf(pdf: Uint8Array) {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = await proxy.getMetadata();
  const facts = { Language: '', Title: '', ...info };
  const lines: string[] = [];
  const roles = new Set<string>();
  const links: string[] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const page = await proxy.getPage(number);
    const { items } = await page.getTextContent();
    lines.push(...logicalLines(items.flatMap(placed)));
    collectRoles(await page.getStructTree(), roles);
    for (const { url } of await page.getAnnotations()) links.push(url ?? '');
  }
  const { width, height } = (await proxy.getPage(1)).getViewport({ scale: 1 });
  return {
    pages: proxy.numPages,
    text: lines.join('\n'),
    size: [width, height],
    language: facts.Language,
    title: facts.Title,
    roles: [...roles],
    bookmarks: ((await proxy.getOutline()) ?? []).length,
    links,
  };
}

function placed(item: object): PlacedText[] {
  if (!('str' in item) || !('transform' in item)) return [];
  const { str, transform, width, hasEOL } = item as {
    str: string;
    transform: number[];
    width: number;
    hasEOL: boolean;
  };
  return [{ text: str, x: transform[4] ?? 0, y: transform[5] ?? 0, width, endsLine: hasEOL }];
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node) roles.add(String(node.role));
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) collectRoles(child, roles);
}

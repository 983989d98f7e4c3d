import { expect, type Page } from '@playwright/test';

/** Every text that can be seen is whole at this size: uncovered, uncut, no word broken, none over another. */
export async function expectTextsWhole(page: Page, size: Size = windowOf(page)): Promise<void> {
  expect(await textFaults(page, size), `at ${size.width} px`).toEqual([]);
}

/** What is wrong with the texts of the page or its open dialog; the window stays as high as the page. */
export async function textFaults(page: Page, size: Size = windowOf(page)): Promise<string[]> {
  if (page.viewportSize()?.width !== size.width || page.viewportSize()?.height !== size.height)
    await page.setViewportSize(size);
  // As high as the page, so that all of it lies in view and a bar at the bottom lies where it ends; what is drawn anew
  // at the new size may be higher again.
  let { height } = size;
  for (let tries = 0; tries < 4; tries += 1) {
    const whole = Math.min(await page.evaluate(heightDrawn), 30_000);
    if (whole <= height) break;
    height = whole;
    await page.setViewportSize({ ...size, height });
  }
  return page.evaluate(findFaults);
}

/** Runs in the page: how high it is once it was drawn. */
async function heightDrawn(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollHeight;
}

interface Size {
  width: number;
  height: number;
}

function windowOf(page: Page): Size {
  return page.viewportSize() ?? { width: 1280, height: 900 };
}

/** Runs in the page and reaches nothing of this file. */
function findFaults(): string[] {
  interface Text {
    node: Text_;
    parent: Element;
    rects: DOMRect[];
  }
  type Text_ = globalThis.Text;
  // A field that took the focus may still be scrolling into view.
  scrollTo({ top: 0, behavior: 'instant' });
  // A dialog, a small window or a menu stands over the page: what it covers is not read meanwhile.
  const overAll = 'dialog:modal, :is([role=dialog], [role=menu]):popover-open';
  const found = new Set<string>();
  const texts = visibleTexts();
  for (const text of texts) {
    if (isCut(text)) found.add(`cut: ${nameOf(text)}`);
    if (isCovered(text)) found.add(`covered: ${nameOf(text)}`);
    const word = brokenWord(text);
    if (word) found.add(`narrower than "${word}": ${nameOf(text)}`);
  }
  for (const [upper, lower] of overlapping()) found.add(`overlapping: ${nameOf(upper)} and ${nameOf(lower)}`);
  return [...found];

  function visibleTexts(): Text[] {
    const open = document.querySelector(overAll);
    const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    for (let node = walker.nextNode() as Text_ | null; node; node = walker.nextNode() as Text_ | null) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (rects.some((rect) => leftOf(parent, rect))) all.push({ node, parent, rects });
    }
    return all;
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return !element.closest(
      'script, style, noscript, option, [aria-hidden=true], [inert], .sr, .skeleton, svg',
    );
  }

  /** What is left of it after everything around has clipped it. */
  function leftOf(parent: Element, rect: DOMRect): DOMRect | undefined {
    let { left, right, top, bottom } = rect;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (around.matches(overAll)) break;
    }
    if (right - left <= 1 || bottom - top <= 1) return undefined;
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Something hides a part of it for good, and no title says the whole. */
  function isCut({ parent, rects }: Text): boolean {
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === 'inline') continue;
      if (isScrolling(overflowX) || isScrolling(overflowY)) return false;
      const box = around.getBoundingClientRect();
      const isBeyond = rects.some(
        (rect) =>
          (isHiding(overflowX) && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5)) ||
          (isHiding(overflowY) &&
            (rect.bottom - rect.height / 4 > box.bottom || rect.top + rect.height / 4 < box.top)),
      );
      if (isBeyond) return !parent.closest('[title]');
      // It lies above everything: what it stands in does not clip it.
      if (around.matches(overAll)) return false;
    }
    return false;
  }

  function isHiding(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function isScrolling(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  /** Something with a ground of its own lies over the middle of a line. */
  function isCovered({ parent, rects }: Text): boolean {
    if (getComputedStyle(parent).pointerEvents === 'none') return false;
    return rects.some((rect) => {
      const seen = leftOf(parent, rect);
      if (!seen) return false;
      const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
      // A toast is there for a moment.
      if (hit?.closest('.toasts')) return false;
      for (let over = hit; over && !over.contains(parent); over = over.parentElement) {
        if (parent.contains(over)) return false;
        if (isPainted(over)) return true;
      }
      return false;
    });
  }

  function isPainted(element: Element): boolean {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (Number(opacity) < 0.3) return false;
    if (/^(?:img|video|canvas|iframe|input|select|textarea|svg)$/i.test(element.tagName)) return true;
    const alpha = /rgba\([^)]*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor);
    return backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.3;
  }

  /** A plain word that goes on in the next line or leaves the column; addresses and paths may break. */
  function brokenWord({ node, parent }: Text): string | undefined {
    const { hyphens, whiteSpace, writingMode } = getComputedStyle(parent);
    if (hyphens === 'auto' || whiteSpace.startsWith('pre')) return undefined;
    // Lines that run downwards: their length is a height, and the next one stands beside.
    const isUpright = writingMode.startsWith('vertical');
    const column = columnOf(parent, isUpright);
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}\p{M}’']+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lineOf = ({ top, left }: DOMRect) => (isUpright ? left : top);
      const isBroken = rects.some((rect) => Math.abs(lineOf(rect) - lineOf(rects[0] ?? rect)) > 4);
      const isWider = rects.some(({ width, height }) => (isUpright ? height : width) > column + 1.5);
      const isPlain =
        word.length < 30 &&
        !/[@/.\\_]\S*$/.test(node.data.slice(0, index)) &&
        !/^[@/._]\w/.test(node.data.slice(index + word.length));
      if ((isBroken || isWider) && isPlain) return word;
    }
    return undefined;
  }

  function columnOf(element: Element, isUpright: boolean): number {
    let block = element;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
      block = block.parentElement;
    if (getComputedStyle(block).overflowX !== 'visible') return Number.POSITIVE_INFINITY;
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(block);
    const [size, ...paddings] = isUpright
      ? [block.clientHeight, paddingTop, paddingBottom]
      : [block.clientWidth, paddingLeft, paddingRight];
    return (
      paddings.reduce((rest, padding) => rest - Number.parseFloat(padding), size) || Number.POSITIVE_INFINITY
    );
  }

  function overlapping(): [Text, Text][] {
    const lines = texts
      .filter(({ parent }) => !parent.closest('.toasts'))
      .flatMap((text) =>
        text.rects
          .map((rect) => leftOf(text.parent, rect))
          .filter((seen) => seen !== undefined)
          .map((seen) => ({ text, ...core(seen) })),
      )
      .sort((a, b) => a.top - b.top);
    const pairs: [Text, Text][] = [];
    lines.forEach((line, place) => {
      for (let next = place + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.top >= line.bottom) break;
        if (other.text.parent === line.text.parent) continue;
        const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const height = Math.min(line.bottom, other.bottom) - other.top;
        if (width > 3 && height > 3) pairs.push([line.text, other.text]);
      }
    });
    return pairs;
  }

  /** Where the letters are: the line's box without the room above and below. */
  function core({ left, right, top, bottom, height }: DOMRect) {
    return { left, right, top: top + height * 0.25, bottom: bottom - height * 0.25 };
  }

  function nameOf({ node, parent }: Text): string {
    const owner = parent.closest('[class]');
    return `"${node.data.trim().slice(0, 60)}" in ${parent.tagName.toLowerCase()}.${owner?.getAttribute('class') ?? ''}`;
  }
}

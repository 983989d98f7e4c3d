import { expect, type Page } from '@playwright/test';
import { latinWordsIn } from '#support/latin-in-arabic.ts';

/** What is right as it is, each with why. */
const sound: { of: string; why: string }[] = [
  {
    of: '.prose *',
    why: 'an article is one text of its writer, whose Latin words are whole words among the others',
  },
];

/** Everything that can be seen stands in the order in which it is read, and what is foreign turns nothing around it. */
export async function expectDirections(page: Page): Promise<void> {
  expect(await directionFaults(page)).toEqual([]);
}

/** The texts of the page that are read in another order than they were written, and those that nothing sets apart. */
export async function directionFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(findDirectionFaults, sound.map(({ of }) => of).join());
  return faults
    .filter(({ kind, text }) => kind !== 'mixed' || latinWordsIn(text).length > 0)
    .map(({ kind, text, place }) => `${kind}: "${text.slice(0, 120)}" in ${place}`);
}

interface DirectionFault {
  kind: string;
  text: string;
  place: string;
}

/** Runs in the page and reaches nothing of this file. */
function findDirectionFaults(sound: string): DirectionFault[] {
  interface Sign {
    sign: string;
    node: Text;
    offset: number;
  }
  /** What the browser puts in order as one: a line of text without what is set apart in it. */
  interface Line {
    signs: Sign[];
    isFromRight: boolean;
    /** What one person typed, and nothing else. */
    isOneText: boolean;
    owner: Element;
  }
  const latin = /\p{Script=Latin}/u;
  const arabic = /\p{Script=Arabic}/u;
  /** Figures and addresses, which every page reads from the left. */
  const fromLeft = [
    /\+\d[\d\s()-]{5,}\d/gu,
    /(?<![\p{L}\p{N}])[+\-−±]\d[\d.,]*%?/gu,
    /\d[\d.,:]*\s?[–—-]\s?\d[\d.,:]*/gu,
    /\d+(?:[/.:-]\d+)+/gu,
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
    /(?:https?:\/\/|www\.)[^\s\ufffc]+/gu,
    /[\w-]+\.(?:pdf|docx?|jpe?g|png|csv|ics|json|mp4|webm)\b/giu,
    /\p{Script=Latin}+(?:\+\+|#)|\.NET\b/gu,
  ];
  const range = document.createRange();
  const found = new Map<string, DirectionFault>();
  const open = document.querySelector('dialog:modal');
  for (const line of linesOf(open ?? document.body)) look(line);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    lookAtField(field);
  return [...found.values()];

  function look(line: Line, place = placeOf(line.owner)): void {
    const text = textOf(line);
    const hasLatin = latin.test(text);
    const hasArabic = arabic.test(text);
    const report = (kind: string, what = text) =>
      found.set(`${kind} ${what} ${place}`, { kind, text: what.trim(), place });
    if (hasLatin && hasArabic && !line.isOneText && !line.owner.matches(sound)) report('mixed');
    if (hasLatin !== hasArabic && hasArabic !== line.isFromRight) {
      if (!runs(line.signs, hasArabic)) report('turned');
      else if (piecesOf(line, hasArabic ? arabic : latin) > 1) report('side by side');
    }
    if (!line.isFromRight && !hasArabic) return;
    const turned: string[] = [];
    for (const pattern of fromLeft)
      for (const { 0: part, index } of text.matchAll(pattern))
        if (
          !turned.some((whole) => whole.includes(part)) &&
          !runs(line.signs.slice(index, index + part.length), false)
        )
          turned.push(part);
    for (const part of turned) report('turned', part);
  }

  function textOf({ signs }: Line): string {
    return signs.map(({ sign }) => sign).join('');
  }

  /** In how many elements it is said. */
  function piecesOf({ signs }: Line, script: RegExp): number {
    return new Set(signs.filter(({ sign }) => script.test(sign)).map(({ node }) => node.parentElement)).size;
  }

  /** Whether the signs follow each other in one direction on each of their lines; a figure in a text from the right is one. */
  function runs(signs: Sign[], isFromRight: boolean): boolean {
    const steps: Sign[][] = [];
    for (const sign of signs) {
      const last = steps.at(-1);
      const isFigure =
        isFromRight && /[\d.,:٠-٩]/.test(sign.sign) && last?.some(({ sign }) => /[\d٠-٩]/.test(sign));
      if (isFigure && last && /[\d٠-٩]/.test(sign.sign)) last.push(sign);
      else steps.push([sign]);
    }
    let before: DOMRect | undefined;
    for (const step of steps) {
      const box = boxOf(step);
      if (!box) continue;
      if (before && Math.abs(before.top - box.top) < Math.min(before.height, box.height) / 2) {
        const way = box.left + box.width / 2 - before.left - before.width / 2;
        if (isFromRight ? way > 0.5 : way < -0.5) return false;
      }
      before = box;
    }
    return true;
  }

  function boxOf(step: Sign[]): DOMRect | undefined {
    const boxes = step
      .filter(({ sign }) => sign.trim() && sign !== '\ufffc' && !/\p{M}|\p{Cf}/u.test(sign))
      .map(({ node, offset }) => {
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        return range.getBoundingClientRect();
      })
      .filter(({ width }) => width > 0);
    const [first] = boxes;
    if (!first) return undefined;
    const left = Math.min(...boxes.map((box) => box.left));
    return new DOMRect(left, first.top, Math.max(...boxes.map((box) => box.right)) - left, first.height);
  }

  function linesOf(root: Element): Line[] {
    const lines: Line[] = [];
    collect(root);
    return lines;

    function collect(owner: Element): void {
      const { direction, unicodeBidi } = getComputedStyle(owner);
      const isSetApart = owner.matches('bdi, [dir]:not(html)') || unicodeBidi === 'plaintext';
      const parts: Sign[] = [];
      const flush = () => {
        if (parts.length === 0) return;
        const signs = parts.splice(0);
        for (const { inner, isFromRight } of setApart(signs)) {
          const isWhole = inner === undefined;
          const own = inner ?? signs;
          if (!own.some(({ sign }) => /[\p{L}\p{N}]/u.test(sign))) continue;
          const isPlain = unicodeBidi === 'plaintext' && isWhole;
          const nodes = new Set(own.map(({ node }) => node));
          lines.push({
            signs: own,
            isFromRight: isPlain ? beginsFromRight(own) : (isFromRight ?? direction === 'rtl'),
            isOneText: !isWhole || (isSetApart && nodes.size === 1),
            owner,
          });
        }
      };
      walk(owner);
      flush();

      function walk(element: Element): void {
        for (const node of element.childNodes) {
          if (node instanceof Text) {
            for (let offset = 0; offset < node.data.length; offset += 1)
              parts.push({ sign: node.data[offset] ?? '', node, offset });
            continue;
          }
          if (!(node instanceof Element) || !isSeen(node)) continue;
          if (node.tagName === 'BR') {
            flush();
            continue;
          }
          const style = getComputedStyle(node);
          if (style.display === 'contents' && style.unicodeBidi === 'normal') walk(node);
          else if (style.display === 'inline' && /^(?:normal|embed)$/.test(style.unicodeBidi)) walk(node);
          else {
            if (style.display.startsWith('inline'))
              parts.push({ sign: '\ufffc', node: new Text(''), offset: 0 });
            else flush();
            collect(node);
          }
        }
      }
    }
  }

  /** The line itself, with what its signs set apart as one foreign thing in it, and each of these. */
  function* setApart(signs: Sign[]): Generator<{ inner?: Sign[]; isFromRight?: boolean }> {
    if (!signs.some(({ sign }) => /[\u2066-\u2068]/.test(sign))) {
      yield {};
      return;
    }
    const outer: Sign[] = [];
    const stack: Sign[][] = [];
    for (const sign of signs) {
      if (/[\u2066-\u2068]/.test(sign.sign)) {
        (stack.at(-1) ?? outer).push({ ...sign, sign: '\ufffc' });
        stack.push([sign]);
      } else if (sign.sign === '\u2069') {
        const [start, ...inner] = stack.pop() ?? [];
        const isFromRight = start?.sign === '\u2067' || (start?.sign === '\u2068' && beginsFromRight(inner));
        if (start) yield { inner, isFromRight };
      } else (stack.at(-1) ?? outer).push(sign);
    }
    signs.splice(0, signs.length, ...outer);
    yield {};
  }

  function beginsFromRight(signs: Sign[]): boolean {
    const first = signs.find(({ sign }) => latin.test(sign) || arabic.test(sign));
    return first !== undefined && arabic.test(first.sign);
  }

  function isSeen(element: Element): boolean {
    if (element.matches('script, style, noscript, select, option, svg, .sr, .skeleton, .toasts, iframe'))
      return false;
    return (
      element.checkVisibility({ visibilityProperty: true }) ||
      getComputedStyle(element).display === 'contents'
    );
  }

  /** What stands in a field has no signs that could be measured: it is written beside for a moment. */
  function lookAtField(field: HTMLInputElement | HTMLTextAreaElement): void {
    if (
      !isSeen(field) ||
      /^(?:checkbox|radio|file|hidden|password|range|color|date|time|month)$/.test(field.type)
    )
      return;
    for (const [text, style] of [
      [field.value, getComputedStyle(field)],
      [field.value ? '' : field.placeholder, getComputedStyle(field, '::placeholder')],
    ] as const) {
      if (!/[\p{L}\p{N}]/u.test(text)) continue;
      const beside = document.createElement('div');
      Object.assign(beside.style, {
        position: 'absolute',
        top: '0',
        whiteSpace: 'pre',
        direction: style.direction,
        unicodeBidi: style.unicodeBidi === 'plaintext' ? 'plaintext' : 'isolate',
      });
      beside.textContent = text;
      document.body.append(beside);
      for (const line of linesOf(beside))
        look({ ...line, isOneText: line.isOneText || field.value !== '' }, placeOf(field));
      beside.remove();
    }
  }

  function placeOf(element: Element): string {
    const named = element.closest('[class]:not([class=""])') ?? element;
    const name = named.getAttribute('class')?.trim().split(/\s+/).join('.');
    return `${element.tagName.toLowerCase()}${element === named ? '' : ' in '}${element === named ? '' : named.tagName.toLowerCase()}${name ? `.${name}` : ''}`;
  }
}

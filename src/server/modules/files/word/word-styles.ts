import { readXml } from './word-parts.ts';
import type { ZipParts } from './zip-parts.ts';

/** Which list a paragraph belongs to, and how deep. */
export interface ListPlace {
  list: string;
  level: number;
}

interface Style {
  /** In English whatever the language of Word: "heading 1", "Title". */
  name: string;
  basedOn: string;
  outline: number | undefined;
  list: string | undefined;
  level: number | undefined;
  isBold: boolean;
}

/** What the styles of a Word file say of its paragraphs. */
export interface WordStyles {
  /** 1 to 3; undefined for what is no heading. */
  headingOf(style: string): number | undefined;
  listOf(style: string): ListPlace | undefined;
  isBold(style: string): boolean;
  /** Whether the points of a list have a sign, a number or nothing before them. */
  formatOf(place: ListPlace): 'sign' | 'number' | undefined;
}

/** Styles build on others; a chain that is longer goes round. */
const longestChain = 12;

export function wordStyles(parts: ZipParts): WordStyles {
  const styles = readStyles(parts.read('word/styles.xml'));
  const formats = readFormats(parts.read('word/numbering.xml'));
  const chainOf = (id: string): Style[] => {
    const chain: Style[] = [];
    for (let style = styles.get(id); style && chain.length < longestChain; style = styles.get(style.basedOn))
      chain.push(style);
    return chain;
  };
  return {
    headingOf(id) {
      for (const { name, outline } of chainOf(id)) {
        if (/^title$/i.test(name)) return 1;
        const level = outline ?? (/^heading [1-9]$/i.test(name) ? levelOf(name.at(-1), 1) : undefined);
        if (level !== undefined) return headingLevel(level);
      }
      return undefined;
    },
    listOf(id) {
      const found = chainOf(id).find(({ list }) => list !== undefined);
      return found?.list === undefined ? undefined : { list: found.list, level: found.level ?? 0 };
    },
    isBold: (id) => chainOf(id).some((style) => style.isBold),
    formatOf({ list, level }) {
      const format = formats.get(list)?.[level];
      if (list === '0' || format === 'none') return undefined;
      return format === undefined || format === 'bullet' ? 'sign' : 'number';
    },
  };
}

/** The first level is the title's; the tenth outline of Word is that of plain text. */
export function headingLevel(outline: number): number | undefined {
  return outline === 9 ? undefined : Math.min(3, outline + 2);
}

function readStyles(part: Buffer | undefined): Map<string, Style> {
  const styles = new Map<string, Style>();
  let style: Style | undefined;
  if (!part) return styles;
  readXml(part, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') {
        style = {
          name: '',
          basedOn: '',
          outline: undefined,
          list: undefined,
          level: undefined,
          isBold: false,
        };
        styles.set(attributes['w:styleId'] ?? '', style);
      } else if (!style) return;
      else if (name === 'w:name') style.name = value;
      else if (name === 'w:basedOn') style.basedOn = value;
      else if (name === 'w:outlineLvl') style.outline = levelOf(value);
      else if (name === 'w:numId') style.list = value;
      else if (name === 'w:ilvl') style.level = levelOf(value);
      else if (name === 'w:b') style.isBold = isOn(value);
    },
    close(name) {
      if (name === 'w:style') style = undefined;
    },
  });
  return styles;
}

/** By the number of a list, what stands before its points, level by level. */
function readFormats(part: Buffer | undefined): Map<string, string[]> {
  const formats = new Map<string, string[]>();
  if (!part) return formats;
  const abstract = new Map<string, string[]>();
  let levels: string[] = [];
  let level = 0;
  let list = '';
  readXml(part, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:abstractNum') {
        levels = [];
        abstract.set(attributes['w:abstractNumId'] ?? '', levels);
      } else if (name === 'w:lvl') level = levelOf(attributes['w:ilvl']) ?? 0;
      else if (name === 'w:numFmt') levels[level] = value;
      else if (name === 'w:num') list = attributes['w:numId'] ?? '';
      else if (name === 'w:abstractNumId') formats.set(list, abstract.get(value) ?? []);
    },
    close() {},
  });
  return formats;
}

/** A switch of Word: there, unless it says that it is not. */
export function isOn(value: string | undefined): boolean {
  return !['0', 'false', 'off'].includes(value ?? '');
}

/** Word counts nine levels from 0, and calls text that is no heading the tenth. */
export function levelOf(value: string | undefined, first = 0): number | undefined {
  return /^\d$/.test(value ?? '') ? Number(value) - first : undefined;
}

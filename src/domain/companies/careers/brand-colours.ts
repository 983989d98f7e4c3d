/** A colour as a company writes it: `#1a7f5a`. */
export const colourPattern = /^#[0-9a-f]{6}$/;

/** Words in or on a colour are told apart from it by at least this much (WCAG 1.4.3). */
export const leastContrast = 4.5;

/** What the accent is read on in either theme: the page, its cards and what is sunken, as the tokens have them. */
export const grounds = {
  light: ['#fbf8f3', '#ffffff', '#f6f0e6'],
  dark: ['#15100e', '#1f1815', '#1a1411'],
} as const;

interface Accent {
  /** Words, lines and filled buttons. */
  accent: string;
  /** Words on the accent. */
  onAccent: string;
}

export interface BrandColours {
  /** The colour itself, as a wide band in both themes. */
  band: string;
  onBand: string;
  light: Accent;
  dark: Accent;
}

const white = '#ffffff';
const black = '#000000';
const steps = 200;

/**
 * What a page makes of a company's colour: the colour itself with words on it in white or black, and in either theme the
 * nearest shade of it that can be read, 4.5 : 1 on every ground; a colour that can be read already stays as it is.
 */
export function brandColours(colour: string): BrandColours {
  return {
    band: colour,
    onBand: wordsOn(colour),
    light: accentOn(grounds.light, colour, black),
    dark: accentOn(grounds.dark, colour, white),
  };
}

/** From 1, the same colour, to 21, black and white. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** As little of black or white as does: their whole can be read on each ground. */
function accentOn(read: readonly string[], colour: string, towards: string): Accent {
  for (let step = 0; step < steps; step++) {
    const accent = mixed(colour, towards, step / steps);
    if (read.every((ground) => contrastOf(accent, ground) >= leastContrast))
      return { accent, onAccent: wordsOn(accent) };
  }
  return { accent: towards, onAccent: wordsOn(towards) };
}

/** One of the two always can be read: where white falls short, black has more than 4.5 : 1. */
function wordsOn(colour: string): string {
  return contrastOf(white, colour) >= leastContrast ? white : black;
}

function mixed(colour: string, towards: string, share: number): string {
  const other = partsOf(towards);
  const parts = partsOf(colour).map((part, at) => Math.round(part + ((other[at] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

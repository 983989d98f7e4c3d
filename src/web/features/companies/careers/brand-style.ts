import type { CSSProperties } from 'react';
import { brandColours } from '#domain/companies/careers/brand-colours.ts';

/** A company's colour for the style sheet of its page; without one the page has the product's. */
export function brandStyle(colour: string | null): CSSProperties | undefined {
  if (!colour) return undefined;
  const { band, onBand, light, dark } = brandColours(colour);
  return {
    '--careers-band': band,
    '--careers-on-band': onBand,
    '--careers-light': light.accent,
    '--careers-on-light': light.onAccent,
    '--careers-dark': dark.accent,
    '--careers-on-dark': dark.onAccent,
  } as CSSProperties;
}

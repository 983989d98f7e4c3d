import { numberFormat } from '#domain/formats.ts';
import { formatTag } from '#domain/locale.ts';
import { getLocale } from '#texts/runtime.js';

/** A number as the language of the page writes it: 1.9, 1,9. */
export function numberText(value: number): string {
  return numberFormat(formatTag(getLocale())).format(value);
}

/** Days with at most one decimal, as the language writes them: 2.5 days, 2,5 jours, يومان. */
export function daysText(days: number): string {
  const written = { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return numberFormat(formatTag(getLocale()), written).format(days);
}

/** Minutes, as the language writes them: 1 minute, 5 minutes, دقيقتان. */
export function minutesText(minutes: number): string {
  return numberFormat(formatTag(getLocale()), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}

/** Whole seconds in words: 10 seconds, 10 secondes, 10 ثوانٍ. */
export function secondsText(seconds: number): string {
  const written = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return numberFormat(formatTag(getLocale()), written).format(seconds);
}

/** A part in whole per cent, as the language of the page writes it: 48%, 48 %. */
export function percentText(part: number): string {
  return numberFormat(formatTag(getLocale()), { style: 'percent' }).format(part);
}

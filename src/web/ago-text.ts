import { formatTag, type Locale } from '#domain/locale.ts';

/** How long ago: "2 days ago". */
export function agoText(at: string, locale: Locale, now = Date.now()): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const steps = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [unit, length] = steps.find(([, each]) => Math.abs(seconds) >= each) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(formatTag(locale), { numeric: 'auto', style: 'short' }).format(
    Math.trunc(seconds / length),
    unit,
  );
}

import { z } from 'zod';
import { shortText } from './text/text.ts';
import { isCalendarDate } from './time.ts';

/** Limits by address are lifted for a network at most, never for a part of the world. */
const widest = { 4: 16, 6: 32 } as const;

/** How far ahead a day may lie, in days. */
export const liftedAhead = 60;

/** An address or a range of them: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`; not wider than /16, or /32 of IPv6. */
export const addressRange = shortText(60)
  .refine(isRange, { error: 'validation_address_range', abort: true })
  .refine(isNarrow, { error: 'validation_address_range_wide' });

/** What an administrator says who lifts the limits of an address range for a day of the company-default zone. */
export const limitLift = z.object({
  range: addressRange,
  day: shortText(10).refine(isCalendarDate, { error: 'validation_date' }),
  reason: shortText(200),
});
export type LimitLift = z.infer<typeof limitLift>;

const known = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

function isRange(text: string): boolean {
  // What begins with zeros is no network: this machine, or all of IPv4 in other words.
  return known.safeParse(text).success && !/^(?:0{0,4}:|0+[./])/.test(text);
}

function isNarrow(text: string): boolean {
  const [address = '', length] = text.split('/');
  return length === undefined || Number(length) >= widest[address.includes(':') ? 6 : 4];
}

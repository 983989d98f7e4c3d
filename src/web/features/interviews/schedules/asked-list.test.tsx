import { expect, test } from 'vitest';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { clockText, weekdayText } from '#web/moments.ts';
import { AskedList } from './asked-list.tsx';

const zone = 'Asia/Qatar';
const quarter = 15 * 60_000;
/** A quarter of an hour, so many away from the one that has begun. */
const inQuarters = (count: number) =>
  new Date((Math.floor(Date.now() / quarter) + count) * quarter).toISOString();

function interviewAsking(starts_at: string, until: string) {
  return {
    id: 'one',
    duration: 30,
    timezone: zone,
    candidate: { timezone: zone },
    abilities: { accept: true },
    asked_times: [{ starts_at, until }],
  } as ReceivedInterview;
}

test('of a range that has begun, what is still to come can be accepted, the first of it at once', async () => {
  const interview = interviewAsking(inQuarters(-3), inQuarters(6));
  const html = await markupOf(<AskedList interview={interview} zone={zone} />);
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, at]) => at);
  expect(offered).toEqual([1, 2, 3, 4].map(inQuarters));
  const first = inQuarters(1);
  const when = `${weekdayText(first, zone, 'en')}, ${clockText(first, zone, 'en')}`;
  expect(html).toContain(`aria-label="Accept this time: ${when}"`);
});

test('a range that leaves no beginning to come is only read', async () => {
  const html = await markupOf(
    <AskedList interview={interviewAsking(inQuarters(-6), inQuarters(-2))} zone={zone} />,
  );
  expect(wordsOf(html)).not.toContain('Accept');
});

test('a beginning on the day after says its day', async () => {
  const midnight = new Date(Math.ceil((Date.now() + 3 * 60 * 60_000) / 86_400_000) * 86_400_000);
  // Midnight in Qatar is three hours before that of UTC.
  const at = (minutes: number) =>
    new Date(midnight.getTime() + (minutes - 180) * 60_000 + 86_400_000).toISOString();
  const html = await markupOf(<AskedList interview={interviewAsking(at(-15), at(45))} zone={zone} />);
  const options = [...html.matchAll(/<option[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(options).toEqual([
    '23:45',
    `${weekdayText(at(0), zone, 'en')}, 00:00`,
    `${weekdayText(at(15), zone, 'en')}, 00:15`,
  ]);
});

import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { BothTimes } from './interview-times.tsx';

const times = { starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T10:45:00Z' };

test('in Arabic the Hijri date stands behind the date of the same side, and the other side has a line of its own', async () => {
  const html = await markupOf(<BothTimes times={times} zone="Asia/Qatar" other="Asia/Kolkata" />, [], {
    locale: 'ar',
  });
  const [own = '', other = ''] = html.split('</time>');
  const hijri = own.indexOf('(21\u00a0جمادى\u00a0الآخرة\u00a01448\u00a0هـ)');
  const places = [own.search(/1\s?ديسمبر/), hijri, own.indexOf('13:00')];
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, next) => one - next));
  expect(other).toContain('15:30');
  expect(other).not.toContain('1448');
});

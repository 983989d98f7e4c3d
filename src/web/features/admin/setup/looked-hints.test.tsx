import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { LookedHints } from './looked-hints.tsx';

test('a name from the right keeps its date where it stands', async () => {
  const looked = [
    { id: 'backups' as const, looked_at: '2026-11-20T09:00:00Z', looked_by: 'موزة الهاجري', value: null },
  ];
  const html = await markupOf(<LookedHints looked={looked} isBusy={false} onTakeBack={() => undefined} />);
  expect(html).toContain('\u2068موزة الهاجري\u2069, ');
});

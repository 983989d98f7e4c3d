import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { ProfileScreen } from './profile-screen.tsx';

test('what is awaited has the shape of the profile: its head, and two columns of cards', async () => {
  const html = await markupOf(<ProfileScreen />);
  const [, awaited = ''] = html.split('profile-skeleton');
  const [head = '', ...columns] = awaited.split('profile-column"');
  expect(head.match(/class="skeleton/g)).toHaveLength(1);
  expect(columns.map((column) => column.match(/class="skeleton/g)?.length)).toEqual([3, 3]);
});

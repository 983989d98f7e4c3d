import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Selection, useSelection } from './use-selection.ts';

const pending = { filter: { status: ['Pending' as const] }, total: 40, name: 'Pending' };
const shown = ['a', 'b'];
let selection: Selection | undefined;

/** Asks for all of the column, and shows the board in another order after that. */
function Board() {
  const [isAsked, setAsked] = useState(false);
  selection = useSelection({}, 120, {
    // The one that was picked is not among the first rows any more.
    reachOf: () => (isAsked ? undefined : pending),
    holds: ({ filter }, id) => !filter.status || id === 'a',
  });
  if (!isAsked) {
    setAsked(true);
    selection.selectAll();
  }
  return null;
}

test('all of a column stays that column, whatever the board shows after it was asked for', () => {
  renderToStaticMarkup(<Board />);
  expect(selection).toMatchObject({
    isAll: true,
    count: 40,
    reach: pending,
    value: { filter: { status: ['Pending'] }, expected: 40 },
  });
  expect(shown.filter((id) => selection?.has(id))).toEqual(['a']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateField, MomentField, TimeField } from './date-field.tsx';

const change = () => undefined;

test('a day is read in the words of the page, whatever order the system writes it in', () => {
  const html = renderToStaticMarkup(<DateField label="Due date" value="2027-03-25" onChange={change} />);
  expect(html).toMatch(/<input[^>]* type="date"[^>]* value="2027-03-25"/);
  expect(html).toMatch(/data-words="25.Mar.2027" aria-hidden="true"/);
  expect(renderToStaticMarkup(<DateField label="Due date" value="" onChange={change} />)).toContain(
    'data-words="Choose a day"',
  );
  const moment = <MomentField label="Public from" value="2027-03-25T03:00" onChange={change} />;
  expect(renderToStaticMarkup(moment)).toMatch(/data-words="25.Mar.2027, 03:00"/);
  const time = <TimeField label="Start" value="16:30" onChange={change} />;
  expect(renderToStaticMarkup(time)).toContain('data-words="16:30"');
});

test('what no calendar has is left as it was typed', () => {
  for (const value of ['20270-01-01', '2027-13-40', undefined])
    expect(
      renderToStaticMarkup(<DateField label="Due date" value={value} onChange={change} />),
    ).not.toContain('data-words');
});

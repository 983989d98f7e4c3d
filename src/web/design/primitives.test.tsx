import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart, Funnel } from '#web/design/data/chart.tsx';
import { initialsOf } from '#web/design/data/monogram.ts';
import { shownPages } from '#web/design/data/pagination.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TagPicker } from '#web/design/form/tag-picker.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { Button } from './button.tsx';

const heads = { caption: 'Applications', nameHeading: 'Day', valueHeading: 'Number' };

test('an error stands beside its field, is announced and named by the control', () => {
  const html = renderToStaticMarkup(<TextInput id="mail" label="Email" error="Email is required" />);
  expect(html).toContain('aria-describedby="mail-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="mail-error" role="alert".*Email is required/);
});
test('what people write begins at its own side; addresses and numbers are read from the left', () => {
  expect(renderToStaticMarkup(<TextArea label="Note" />)).toMatch(/<textarea[^>]* dir="auto"/);
  expect(renderToStaticMarkup(<TextInput label="Name" />)).toMatch(/<input[^>]* dir="auto"/);
  for (const type of ['email', 'url', 'tel', 'number', 'password'])
    expect(renderToStaticMarkup(<TextInput type={type} label="Value" />)).toMatch(/<input[^>]* dir="ltr"/);
  expect(renderToStaticMarkup(<TextInput type="date" label="Day" />)).not.toContain('dir=');
});
test('a waiting button keeps its words and says that it waits', () => {
  const html = renderToStaticMarkup(<Button loading>Save</Button>);
  expect(html).toMatch(/aria-busy="true" aria-disabled="true".*Save.*One moment/);
});
test('a status always carries a word', () => {
  expect(renderToStaticMarkup(<StatusBadge tone="ok">Shortlisted</StatusBadge>)).toContain('Shortlisted');
});
test('every picture of data has its figures in a table', () => {
  const data = [
    { key: 'a', label: 'Applied', value: 48 },
    { key: 'b', label: 'Hired', value: 12 },
  ];
  expect(renderToStaticMarkup(<Funnel data={data} {...heads} />)).toContain('25% of the first stage');
  expect(renderToStaticMarkup(<BarChart data={data} {...heads} empty="None" />)).toMatch(/<td>48<\/td>/);
  expect(renderToStaticMarkup(<BarChart data={[]} {...heads} empty="None yet" />)).toContain('None yet');
  const few = [{ key: 'a', label: 'a', value: 5 }];
  expect(renderToStaticMarkup(<BarChart data={few} {...heads} empty="None" />)).toContain(
    '<span>6</span><span>3</span><span>0</span>',
  );
});
test('tags can be sent by a plain form before the script arrives', () => {
  const value = [{ value: 'Nurse', label: 'Nurse' }];
  const html = renderToStaticMarkup(
    <TagPicker label="Job titles" name="title" value={value} options={[]} onChange={() => undefined} />,
  );
  expect(html).toContain('<input type="hidden" name="title" value="Nurse"/>');
  expect(html).toContain('aria-label="Remove Nurse"');
});
test('long rows of pages show the ends and the neighbours', () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(2, 4)).toEqual([1, 2, 3, 4]);
  expect(shownPages(5, 12)).toEqual([1, 'gap', 4, 5, 6, 'gap', 12]);
  expect(shownPages(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
});
test('initials come from the first and the last word in any script', () => {
  expect(initialsOf('Dr. Maryam  Al Haddad')).toBe('DH');
  expect(initialsOf('élodie')).toBe('É');
  expect(initialsOf('عمر فاروق')).toBe('ع');
  expect(initialsOf('محمد الأحمد')).toBe('م');
  expect(initialsOf('  ')).toBe('');
});

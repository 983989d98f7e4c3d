import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from '#web/design/data/chart.tsx';
import { Funnel } from '#web/design/data/funnel.tsx';
import { initialsOf } from '#web/design/data/monogram.ts';
import { shownPages } from '#web/design/data/pagination.tsx';
import { Sparkline } from '#web/design/data/sparkline.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { TagPicker } from '#web/design/form/tag-picker.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { Button } from './button.tsx';
import { Kbd } from './kbd.tsx';
import { KeyList } from './key-list.tsx';

const heads = { caption: 'Applications', nameHeading: 'Day', valueHeading: 'Number' };

test('an error stands beside its field, is announced and named by the control', () => {
  const html = renderToStaticMarkup(<TextInput id="mail" label="Email" error="Email is required" />);
  expect(html).toContain('aria-describedby="mail-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="mail-error" role="alert".*Email is required/);
});

test('keys stand as on the keyboard, from the left on every page', () => {
  expect(renderToStaticMarkup(<Kbd>/</Kbd>)).toMatch(/<kbd[^>]* dir="ltr"/);
  const list = renderToStaticMarkup(<KeyList keys={[[['Ctrl', 'k'], 'Search']]} />);
  expect(list).toMatch(/<span[^>]* dir="ltr"><kbd.*Ctrl<\/kbd><kbd.*k<\/kbd><\/span>/);
});

test('what people write begins at its own side; addresses and numbers are read from the left', () => {
  expect(renderToStaticMarkup(<TextArea label="Note" />)).toMatch(/<textarea[^>]* dir="auto"/);
  expect(renderToStaticMarkup(<TextInput label="Name" />)).toMatch(/<input[^>]* dir="auto"/);
  // Empty, it begins where the page does: the style that says so looks for a placeholder.
  expect(renderToStaticMarkup(<TextInput label="Name" />)).toContain('placeholder=" "');
  expect(renderToStaticMarkup(<TextArea label="Note" />)).toContain('placeholder=" "');
  for (const type of ['email', 'url', 'tel', 'number', 'password'])
    expect(renderToStaticMarkup(<TextInput type={type} label="Value" />)).toMatch(/<input[^>]* dir="ltr"/);
  expect(renderToStaticMarkup(<TextInput type="date" label="Day" />)).not.toContain('dir=');
});
test('a waiting button keeps its words and says that it waits', () => {
  const html = renderToStaticMarkup(<Button loading>Save</Button>);
  expect(html).toMatch(/aria-busy="true" aria-disabled="true".*Save.*One moment/);
});
test('a button with a reason keeps its place for the keyboard, names the reason and takes no press', () => {
  const html = renderToStaticMarkup(
    <Button reason="why" aria-describedby="other">
      Send
    </Button>,
  );
  expect(html).toMatch(/aria-describedby="why" aria-disabled="true"/);
  expect(html).not.toMatch(/\sdisabled/);
});
test('a status always carries a word', () => {
  expect(renderToStaticMarkup(<StatusBadge tone="ok">Shortlisted</StatusBadge>)).toContain('Shortlisted');
});
test('every picture of data has its figures in a table', () => {
  const data = [
    { key: 'a', label: 'Applied', value: 48 },
    { key: 'b', label: 'Hired', value: 12 },
  ];
  expect(renderToStaticMarkup(<BarChart data={data} {...heads} empty="None" />)).toMatch(/<td>48<\/td>/);
  expect(renderToStaticMarkup(<BarChart data={[]} {...heads} empty="None yet" />)).toContain('None yet');
  const few = [{ key: 'a', label: 'a', value: 5 }];
  expect(renderToStaticMarkup(<BarChart data={few} {...heads} empty="None" />)).toContain(
    '<span>6</span><span>3</span><span>0</span>',
  );
});
test('what a bar is made of stands in its table, too', () => {
  const data = [{ key: 'a', label: '2 Nov', value: 7, parts: [4, 3] }];
  const html = renderToStaticMarkup(
    <BarChart data={data} {...heads} series={['Google', 'WhatsApp']} empty="None" />,
  );
  expect(html).toMatch(/<td>7<\/td><td>4<\/td><td>3<\/td>/);
});
test('a funnel is a list that says each of its figures', () => {
  const step = { key: 'a', name: 'Applied', value: 48, before: 40, shown: 48, beside: 'was 40' };
  const html = renderToStaticMarkup(
    <Funnel
      label="Funnel"
      steps={[
        { ...step, between: '36 rejected' },
        { ...step, key: 'b', value: 0 },
      ]}
    />,
  );
  let place = html.indexOf('<ol');
  for (const said of ['aria-label="Funnel"', 'Applied', '48', 'was 40', '36 rejected']) {
    place = html.indexOf(said, place);
    expect(place, said).toBeGreaterThan(-1);
  }
  expect(html.match(/<svg(?![^>]*aria-hidden)/g)).toBeNull();
});
test('a line of fewer than three values is not drawn', () => {
  expect(renderToStaticMarkup(<Sparkline values={[1, null, 2]} />)).toBe('');
  expect(renderToStaticMarkup(<Sparkline values={[1, null, 2, 2]} />)).toContain('M3.0 21.0L');
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

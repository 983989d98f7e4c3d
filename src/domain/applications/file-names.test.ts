import { expect, test } from 'vitest';
import { applicantFileName } from './file-names.ts';

test('a file is named after the person, and leads nowhere', () => {
  expect(applicantFileName('Étienne Lefèvre', 'Nurse')).toBe('Étienne Lefèvre, Nurse');
  expect(applicantFileName('../../etc/passwd', 'a\\b:c')).toBe('etc passwd, a b c');
  expect(applicantFileName('‮gpj.exe', '')).toBe('gpj.exe');
  expect(applicantFileName('...', '   ')).toBe('CV');
  expect([...applicantFileName('x'.repeat(300), 'y')]).toHaveLength(120);
});

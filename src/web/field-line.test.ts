import { expect, test } from 'vitest';
import { fieldLine } from './field-line.ts';

test('a line names its field once', () => {
  expect(fieldLine('Phone', 'Write digits alone')).toBe('Phone: Write digits alone');
  expect(fieldLine('Cover letter', 'A cover letter is required for this job')).toBe(
    'A cover letter is required for this job',
  );
  expect(fieldLine('خطاب التقديم', 'خطاب التقديم مطلوب لهذه الوظيفة')).toBe(
    'خطاب التقديم مطلوب لهذه الوظيفة',
  );
  expect(fieldLine(undefined, 'Write an answer')).toBe('Write an answer');
});

import { expect, test } from 'vitest';
import { withoutContact } from './withheld.ts';

test('addresses, numbers and links leave a text; years, amounts and dates stay', () => {
  const hidden = [
    'omar@example.com',
    '+974 5551 2345',
    '55512345',
    '00974-5551-2345',
    '(+974) 55 51 23 45',
    'https://linkedin.com/in/omar',
    'www.omar.dev/cv',
    'linkedin.com/in/omar',
  ];
  for (const text of hidden) expect(withoutContact(`Reach me: ${text} today`)).not.toContain(text);
  for (const text of [
    '2019 to 2024',
    'QAR 12 000 a month',
    'on 2026-11-21',
    '22-bed ICU, 9 years',
    'Node.js and C++',
  ])
    expect(withoutContact(text)).toBe(text);
});

import { expect, test } from 'vitest';
import { filledTemplate } from './templates.ts';

const filled = (text: string, name_ar = 'روضة للهندسة') =>
  filledTemplate(text, {
    ...{ candidate: 'Noor', position: 'Site Engineer' },
    company: { name: 'Rawdat Engineering', name_ar },
  });

test('a template in Arabic calls the company by its Arabic name, where it has one; any other by its own', () => {
  const arabic = 'شكرًا {candidate}، {position}، {company}';
  expect(filled(arabic)).toBe('شكرًا Noor، Site Engineer، روضة للهندسة');
  expect(filled(arabic, '')).toBe('شكرًا Noor، Site Engineer، Rawdat Engineering');
  for (const text of ['Welcome to {company}.', 'Bienvenue chez {company}.', '{company}'])
    expect(filled(text)).toContain('Rawdat Engineering');
});

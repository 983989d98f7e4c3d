import { expect, test } from 'vitest';
import { foldText, tradeOf } from './folding.ts';

test('accents, case, punctuation and spelling do not tell two texts apart', () => {
  expect(foldText('  Ingénieur·e  Génie-civil ')).toBe('ingenieur e genie civil');
  expect(foldText('ŒUVRE')).toBe('oeuvre');
  expect(foldText('مُهَنْدِس إنشاءات')).toBe(foldText('مهندس انشاءات'));
  expect(foldText('C++ developer')).toBe('cplusplus developer');
  expect(foldText('100% _ \\ remote')).toBe('100 remote');
});

test('Persian letters, other digits, joined hamzas and invisible signs do not tell two texts apart', () => {
  expect(foldText('کاتب ۵ ٢٠٢٦')).toBe(foldText('كاتب 5 2026'));
  expect(foldText('ال\u200fدوحة')).toBe(foldText('الدوحة'));
  expect(foldText('\u202bسائق\u202c')).toBe(foldText('سائق'));
  expect(foldText('مسي\u0654ول')).toBe(foldText('مسئول'));
  expect(foldText('گارسون')).toBe(foldText('كارسون'));
});

test('a trade is the last word of the title that carries meaning', () => {
  expect(tradeOf('Senior Structural Engineer')).toBe('engineer');
  expect(tradeOf('Product Designer, Payments')).toBe('designer');
  expect(tradeOf('Sales Executive (Arabic speaker)')).toBe('executive');
  expect(tradeOf('Chef')).toBe('chef');
});

test('a very long text folds in little time', () => {
  const started = performance.now();
  foldText('a-'.repeat(500_000));
  expect(performance.now() - started).toBeLessThan(200);
});

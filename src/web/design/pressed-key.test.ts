import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

const press = (key: string, code: string, shiftKey = false) => pressedKey({ key, code, shiftKey });

test('a key is what stands at its place, whatever script is typed', () => {
  expect([press('ت', 'KeyJ'), press('ن', 'KeyK'), press('ش', 'KeyA')]).toEqual(['j', 'k', 'a']);
  expect([press('ْ', 'KeyX', true), press('٤', 'Digit4'), press('ظ', 'Slash')]).toEqual(['X', '4', '/']);
  expect(press('؟', 'Slash', true)).toBe('?');
  expect([press('о', 'KeyJ')]).toEqual(['j']);
});

test('where Latin letters are typed, the letter counts and not its place', () => {
  // On a French keyboard A lies where Q is on others.
  expect([press('a', 'KeyQ'), press('J', 'KeyJ', true), press('?', 'Comma', true)]).toEqual(['a', 'J', '?']);
  expect([press('Enter', 'Enter'), press('ArrowLeft', 'ArrowLeft'), press(' ', 'Space')]).toEqual([
    'Enter',
    'ArrowLeft',
    ' ',
  ]);
  expect([press('é', 'Digit2'), press('ç', 'Digit9')]).toEqual(['2', '9']);
});

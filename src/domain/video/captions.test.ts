import { expect, test } from 'vitest';
import { captionsText, readCaptions, writeCaptions } from './captions.ts';

test('captions are read back as they were written', () => {
  const captions = [
    { start: 0, end: 2.5, text: 'Good morning.' },
    { start: 62.25, end: 65, text: 'Je m’appelle Zoé; اسمي زوي.' },
  ];
  expect(readCaptions(writeCaptions(captions))).toEqual(captions);
  expect(writeCaptions(captions)).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.500\nGood morning\.\n/);
});

test('a text cannot end its cue, begin another, or carry markup', () => {
  const [caption, ...others] = readCaptions(
    writeCaptions([{ start: 0, end: 1, text: 'a\n\n00:00:09.000 --> 00:00:10.000\n<b>b</b>' }]),
  );
  expect(others).toEqual([]);
  expect(caption?.text).not.toContain('<b>');
});

test('what is no WebVTT gives no captions', () => {
  expect(captionsText.parse('<script>alert(1)</script>')).toBe('');
  expect(captionsText.parse('WEBVTT\n\n1\n00:01.000 --> 00:03.000 align:start\n<v Ali>Hello</v>')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nHello\n',
  );
});

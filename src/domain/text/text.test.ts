import { describe, expect, test } from 'vitest';
import { codePointLength, visibleLength, visibleText } from './characters.ts';
import { longText, nameText, richText, shortText } from './text.ts';
import { messageKeyOf } from './validation.ts';

const keyOf = (result: { success: boolean; error?: { issues: readonly unknown[] } }) => {
  const [issue] = result.error?.issues ?? [];
  return issue ? messageKeyOf(issue as Parameters<typeof messageKeyOf>[0]).key : undefined;
};

describe('V2, V3: texts', () => {
  test('length counts code points, not UTF-16 units', () => {
    expect(codePointLength('𝒜é')).toBe(2);
    expect(shortText(3).safeParse('𝒜𝒜𝒜').success).toBe(true);
    expect(shortText(3).safeParse('𝒜𝒜𝒜𝒜').success).toBe(false);
  });

  test('a limit holds at n - 1, n and n + 1', () => {
    const results = [9, 10, 11].map((length) => shortText(10).safeParse('a'.repeat(length)).success);
    expect(results).toEqual([true, true, false]);
  });

  test('too long, too short and missing read as section 5 says', () => {
    const tooLong = shortText(2).safeParse('abc');
    expect(messageKeyOf(issueOf(tooLong))).toEqual({ key: 'validation_maximum', params: { number: 2 } });
    expect(messageKeyOf(issueOf(longText(9, {}, 5).safeParse('abcd')))).toEqual({
      key: 'validation_minimum',
      params: { number: 5 },
    });
    expect(keyOf(shortText(2).safeParse('  '))).toBe('validation_required');
    expect(keyOf(shortText(2).safeParse(undefined))).toBe('validation_required');
    expect(keyOf(shortText(2).safeParse(['a']))).toBe('validation_invalid');
  });

  test('trims and composes, and nothing else', () => {
    expect(shortText(10).parse(' e\u0301 ')).toBe('é');
    expect(longText(20).parse('one\r\n\ttwo')).toBe('one\r\n\ttwo');
  });

  test.each(['a\u0000b', 'a\ud800b', 'a\udc00'])('refuses U+0000 and halves of pairs in any text', (text) => {
    expect(shortText(10).safeParse(text).success).toBe(false);
    expect(longText(10).safeParse(text).success).toBe(false);
    expect(richText(10).safeParse(`<p>${text}</p>`).success).toBe(false);
  });

  test('a line break is refused in one line and kept in several', () => {
    expect(shortText(10).safeParse('a\nb').success).toBe(false);
    expect(longText(10).safeParse('a\nb').success).toBe(true);
  });

  test.each(['\u202e', '\u2066', '\u200f', '\u061c'])('a direction mark is refused in a name', (mark) => {
    expect(nameText(10).safeParse(`ab${mark}c`).success).toBe(false);
    expect(shortText(10).safeParse(`ab${mark}c`).success).toBe(true);
  });
});

describe('visible characters', () => {
  test.each([
    ['<p>Hello</p>', 5],
    ['<p>a</p><p>b</p>', 3],
    ['<b>a</b><i>b</i>', 2],
    ['a &amp; b', 5],
    ['&#233;&#x1F600;', 2],
    ['3 < 4', 5],
    ['<!-- hidden > --> x', 1],
    ['  a \n  b  ', 3],
    ['<a title="long text here">x</a>', 1],
    ['', 0],
    ['<p></p>', 0],
    ['<p>\u200b\u2060\ufeff</p>', 0],
    ['&#8203;&zwnj;&shy;', 0],
    ['\u0645\u06cc\u200c\u062e', 3],
    ['\u{1f469}\u200d\u{1f52c}', 2],
    ['e\u0301', 2],
    ['<script>alert(1)</script>x', 1],
    ['<style>p { color: red }</style>', 0],
    ['<textarea>x</textarea>y', 1],
    ['<script>alert(1)', 0],
    ['<strike>x</strike>', 1],
    ['<img src="x" alt="words">', 0],
  ])('%s has %i', (html, length) => expect(visibleLength(html)).toBe(length));

  test('an opening bracket without end is text', () => {
    expect(visibleText('a <b')).toBe('a <b');
  });

  test('10,000 visible characters pass, 10,001 do not, whatever the markup', () => {
    expect(richText(10_000).safeParse(`<p><strong>${'é'.repeat(10_000)}</strong></p>`).success).toBe(true);
    expect(richText(10_000).safeParse(`<p>${'é'.repeat(10_001)}</p>`).success).toBe(false);
  });

  test('the markup may take ten times as much as the text', () => {
    const marked = (length: number) => `<p>${'<b></b>'.repeat(14_000)}${'x'.repeat(length - 98_007)}</p>`;
    expect(marked(100_000)).toHaveLength(100_000);
    expect(richText(10_000).safeParse(marked(100_000)).success).toBe(true);
    expect(keyOf(richText(10_000).safeParse(marked(100_001)))).toBe('validation_maximum');
  });

  test.each(['<p> </p>', '\u200b', '<p>&zwj;</p>', '<script>x</script>', '<img src="x">', '<!-- x -->'])(
    '%j shows nothing and is an empty text',
    (html) => expect(keyOf(richText(10).safeParse(html))).toBe('validation_required'),
  );

  test('D4: hostile texts of 100,000 characters take less than a moment', () => {
    for (const unit of ['<', '<a', '&', '&a', '<!--', ' ', '<script>', '<style></style>', '\u200b ']) {
      const text = unit.repeat(100_000);
      // What a busy machine takes away is not the text's doing.
      const started = process.cpuUsage();
      visibleLength(text);
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000, unit).toBeLessThan(500);
    }
  });
});

function issueOf(result: { error?: { issues: readonly unknown[] } }) {
  const issue = result.error?.issues[0];
  if (!issue) throw new Error('The text was accepted.');
  return issue as Parameters<typeof messageKeyOf>[0];
}

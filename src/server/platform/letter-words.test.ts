import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { type LetterKey, letterOf, letters } from '#emails/letters.ts';
import { renderLetter } from '#emails/render-letter.ts';
import { packFacts } from './letter-data.ts';
import { LetterIsFaulty, writeLetterHere } from './letter-words.ts';

const publicUrl = 'https://mihna.example';
const keys = Object.keys(letters) as LetterKey[];

test.each(keys)('%s reads the same from the outbox as from its sender', async (letter) => {
  const { preview } = letterOf(letter);
  const facts = JSON.parse(JSON.stringify(packFacts(preview as object)));
  for (const locale of locales)
    expect(await writeLetterHere({ letter, facts, locale, publicUrl })).toEqual(
      await renderLetter({ letter, data: preview, locale, site: { publicUrl } }),
    );
});

test('a letter that nobody knows, or whose facts are missing, is faulty', async () => {
  const order = { facts: {}, locale: 'en', publicUrl } as const;
  await expect(writeLetterHere({ ...order, letter: 'no such letter' })).rejects.toThrow(LetterIsFaulty);
  await expect(writeLetterHere({ ...order, letter: 'job-alert' })).rejects.toThrow(LetterIsFaulty);
});

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

/** What people wrote, which stays as they wrote it. */
function wordsIn(fact: unknown): string[] {
  if (typeof fact === 'string') return fact.split('\n').filter((words) => words.includes(' '));
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(wordsIn) : [];
}

/** Addresses, phone numbers, codes and networks stay what a machine takes; `UTC+3` is one of them. */
const forMachines =
  /https?:\S+|\S{1,80}@\S{1,80}|\+\d[\d ]{1,20}|\b[A-Z0-9]{8}\b|UTC[+−]\d{1,2}|\d{1,3}(?:\.\d{1,3}){3}/g;

test.each(keys)(
  '%s has the digits of its reader throughout, and what machines take in 0–9',
  async (letter) => {
    const facts = packFacts(letterOf(letter).preview as object);
    const { subject, text } = await writeLetterHere({
      letter,
      facts,
      locale: 'ar',
      digits: 'arab',
      publicUrl,
    });
    const ours = wordsIn(facts).reduce((said, words) => said.replaceAll(words, ''), `${subject}\n${text}`);
    expect(ours.replace(forMachines, '')).not.toMatch(/\d/);
  },
);

import { expect, test } from 'vitest';
import { withoutPerson } from '#domain/applications/blind.ts';
import { applicantFileName } from '#domain/applications/file-names.ts';
import { withoutContact } from '#domain/applications/withheld.ts';
import { readCv } from '#domain/candidates/cv/reading.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import { fillPlaceholders } from '#domain/companies/messages.ts';
import { readClaim } from '#domain/companies/review.ts';
import { partsOf } from '#domain/cvs/points.ts';
import { readBack } from '#domain/cvs/read-back.ts';
import { isEmail } from '#domain/identity/emails.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { readAmount } from '#domain/job-openings/opening.ts';
import { parsePhone } from '#domain/phones.ts';
import { placeIn } from '#domain/reference/place-words.ts';
import { namesOfTitle, wordsOfSearch } from '#domain/reference/title-names.ts';
import { wordsOf as wordsOfQuestion } from '#domain/search-faq.ts';
import { synonymsOf } from '#domain/talent-pool/synonyms.ts';
import { visibleLength, visibleText } from '#domain/text/characters.ts';
import { foldText } from '#domain/text/folding.ts';
import { nameKeys } from '#domain/text/name-keys.ts';
import { withFirmBlanks, withFirmHyphens } from '#domain/text/spacing.ts';
import { isWebUrl } from '#domain/urls.ts';
import { readCaptions } from '#domain/video/captions.ts';
import { readPath } from '#server/modules/files/paths.ts';
import { sanitizeRichText } from '#server/modules/job-openings/public/rich-text.ts';
import { csvLines } from '#server/platform/csv.ts';
import { findPatterns } from '#support/patterns.ts';
import { findSlow, wordsOf } from '#support/slow-patterns.ts';

const { written, composed } = findPatterns([
  'src/domain',
  'src/contract',
  'src/emails',
  'src/server',
  'src/web',
]);

test('no regular expression takes more than time in proportion to the text that it meets', () => {
  expect(written.length).toBeGreaterThan(400);
  const tried = new Map<string, string | undefined>();
  const slow = written.flatMap(({ place, source, flags }) => {
    // What repeats nothing without a bound looks at each place of the text for a fixed time.
    if (!/[*+]|\{\d+,\}/.test(source)) return [];
    const name = `/${source}/${flags}`;
    if (!tried.has(name)) {
      const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
      tried.set(
        name,
        findSlow((text) => text.replace(pattern, ''), wordsOf(source)),
      );
    }
    const found = tried.get(name);
    return found ? [`${place} ${name} ${found}`] : [];
  });
  expect(slow).toEqual([]);
}, 120_000);

const name = 'Zaynab Al-Hiddenname';
/** What rules look for that are put together of several patterns. */
const wordsOfRules = ['https://', 'www.', '(at)', '[dot]', ' at ', ' dot ', 'gmail', 'aa.com/', 'Zaynab'];
/** Everything that reads what other people typed. */
const textRules: Record<string, (text: string) => unknown> = {
  withoutPerson: (text) => withoutPerson(text, name),
  withoutContact,
  readBack: (text) =>
    readBack([{ id: 'a', heading: text, texts: [{ text: text.replaceAll('.', '. '), path: '' }] }], text),
  readCv: (text) => readCv(text),
  applicantFileName: (text) => applicantFileName(text, text),
  splitTags,
  fillPlaceholders: (text) => fillPlaceholders(text, { candidate: '', position: '', company: '' }),
  readClaim: (text) => readClaim('words', text.slice(0, 200), text),
  partsOf,
  isEmail,
  safeRedirect,
  readAmount,
  parsePhone: (text) => parsePhone('+974', text),
  wordsOfSearch,
  namesOfTitle: (text) => namesOfTitle(text),
  placeIn: (text) => placeIn(text, 'Qatar'),
  nameKeys,
  wordsOfQuestion,
  synonymsOf: (text) => synonymsOf(text),
  visibleText,
  visibleLength,
  foldText,
  withFirmBlanks,
  withFirmHyphens,
  isWebUrl,
  readCaptions: (text) => readCaptions(`WEBVTT\n\n00:00.000 --> 00:01.000\n${text}`),
  readPath,
  csvLines: (text) => csvLines([[text]], { isBeginning: true }),
  sanitizeRichText,
};

test.each(Object.entries(textRules))(
  '%s takes time in proportion to its text',
  (_, rule) => {
    expect(findSlow(rule, wordsOfRules, 15)).toBeUndefined();
  },
  120_000,
);

/** Where a regular expression is put together, and what tries it. */
const composedIn: Record<string, { times: number; why: string }> = {
  'src/domain/applications/reaches.ts': { times: 2, why: 'of written parts; withoutContact above' },
  'src/domain/candidates/cv/contact.ts': { times: 1, why: 'a written one behind a border; readCv above' },
  'src/domain/candidates/cv/languages.ts': { times: 1, why: 'of the names of languages; readCv above' },
  'src/domain/candidates/cv/periods.ts': { times: 8, why: 'of months and years; readCv above' },
  'src/domain/candidates/cv/personal.ts': { times: 1, why: 'a written one in a line of 120; readCv above' },
  'src/domain/reference/certificates.ts': { times: 1, why: 'of written words; readCv above' },
  'src/domain/text/characters.ts': { times: 1, why: 'a name of five tags; visibleText above' },
  'src/server/modules/files/paths.ts': { times: 1, why: 'of ids; readPath above' },
  'src/server/platform/http/compression.ts': { times: 1, why: 'repeats zeros behind its own word alone' },
  'src/server/platform/mail-delivery.ts': { times: 1, why: 'an address as it stands; repeats nothing' },
};

test('a regular expression that is put together is listed with what tries it', () => {
  const times: Record<string, number> = {};
  for (const place of composed) {
    const path = place.slice(0, place.lastIndexOf(':'));
    times[path] = (times[path] ?? 0) + 1;
  }
  expect(times).toEqual(
    Object.fromEntries(Object.entries(composedIn).map(([path, { times }]) => [path, times])),
  );
});

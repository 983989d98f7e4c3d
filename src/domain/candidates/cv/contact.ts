import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import type { CvLine } from './lines.ts';

export interface CvContact {
  email?: string;
  dial_code?: string;
  phone?: string;
  linkedin?: string;
  facebook?: string;
  twitter?: string;
  instagram?: string;
  website?: string;
}

/** How the person is reached, and the addresses of their pages. */
export function findContact(lines: readonly CvLine[], head: readonly CvLine[]): CvContact {
  const page = (pattern: RegExp) => findAddress(lines, pattern);
  return {
    email: findEmail(lines),
    ...findPhone(lines),
    linkedin: page(/(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\w%\p{L}-]{2,100}/iu),
    facebook: page(/(?:https?:\/\/)?(?:www\.)?facebook\.com\/[\w.-]{3,100}/iu),
    twitter: page(/(?:https?:\/\/)?(?:www\.)?(?:twitter|x)\.com\/\w{2,50}/iu),
    instagram: page(/(?:https?:\/\/)?(?:www\.)?instagram\.com\/[\w.]{2,50}/iu),
    website: findWebsite(lines, head),
  };
}

function findEmail(lines: readonly CvLine[]): string | undefined {
  for (const { text } of lines) {
    for (const word of text.split(/[\s,;|<>()]+/)) {
      const address = normalizeEmail(word.replace(/^(?:mailto:|e-?mail:?)/iu, '').replace(/[.:]$/, ''));
      if (address.length > 5 && address.includes('@') && isEmail(address)) return address;
    }
  }
  return undefined;
}

/** A number in the international form, else one of Qatar with its 8 digits. */
function findPhone(lines: readonly CvLine[]): Pick<CvContact, 'dial_code' | 'phone'> {
  for (const { text } of lines) {
    if (text.length > 400) continue;
    for (const [found] of text.matchAll(/(?:\+|\b00)?\(?\d[\d\s().-]{6,18}\d/g)) {
      const international = found.trim().replace(/^00/, '+');
      const number = international.startsWith('+')
        ? parsePhoneNumberFromString(international)
        : parsePhoneNumberFromString(international, 'QA');
      const valid = number?.isValid() ? number : drawnFromRight(text, international);
      if (valid) return { dial_code: `+${valid.countryCallingCode}`, phone: valid.nationalNumber };
    }
  }
  return {};
}

/** A line of Arabic draws the groups of a number from the right: "3456 6612 974+". */
function drawnFromRight(line: string, drawn: string) {
  if (!line.includes('+')) return undefined;
  const groups = drawn.replace('+', '').trim().split(/\s+/).reverse();
  const number = parsePhoneNumberFromString(`+${groups.join('')}`);
  return number?.isValid() ? number : undefined;
}

/** A narrow column breaks an address within its last word: half of one leads to somebody else, so none is taken. */
const mayGoOn = /^[a-z\d-]{1,40}$/;

function findAddress(lines: readonly CvLine[], pattern: RegExp): string | undefined {
  for (const [index, { text }] of lines.entries()) {
    const found = new RegExp(`(?<![\\w.])${pattern.source}`, pattern.flags).exec(text)?.[0];
    if (
      found &&
      !found.endsWith('-') &&
      !(text.endsWith(found) && mayGoOn.test(lines[index + 1]?.text ?? ''))
    )
      return found.startsWith('http') ? found : `https://${found}`;
  }
  return undefined;
}

const networks = /linkedin|facebook|twitter|(?<![\w-])x\.com|instagram|@/iu;

/** A page of one's own: with its scheme anywhere, without it only among the first lines or behind its label. */
function findWebsite(lines: readonly CvLine[], head: readonly CvLine[]): string | undefined {
  const written = lines.flatMap(({ text }) => text.match(/https?:\/\/[^\s|,;<>()"]{4,200}/giu) ?? []);
  const bare = head.flatMap(({ text }) =>
    text
      .split(/[\s|•·,;()]+/u)
      .filter((word) =>
        /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|me|dev|qa|ae|eu|info|tech|design)(?:\/[\w./-]*)?$/iu.test(
          word,
        ),
      ),
  );
  const found = [...written, ...bare].find((address) => !networks.test(address));
  return found && (found.startsWith('http') ? found : `https://${found}`).replace(/[.,]$/, '');
}

import { type CertificateEntry, certificateEntryOn } from '#domain/candidates/certificates.ts';
import { isAfterMonth } from '#domain/candidates/experience-dates.ts';
import { knownCertificates } from '#domain/reference/certificates.ts';
import type { CalendarDate } from '#domain/time.ts';
import type { Found } from './experiences.ts';
import { type CvLine, foldEachSign, lineOf, partsOf } from './lines.ts';
import { findDay, findPeriod, findPoint } from './periods.ts';

const mostCertificates = 15;
const linesOfSection = 60;
const longestLine = 160;

type Known = (typeof knownCertificates)[number];

/** What a line says of a paper besides its name. */
interface CertificateLine {
  number: string;
  issued_month: number | null;
  issued_year: number | null;
  expires_month: number | null;
  expires_year: number | null;
  /** What is left of the line. */
  rest: string;
}

// Folded.
const expires =
  /(?<!\p{L})(?:valid(?:ity)?(?: (?:until|till?|to|thru|through|up to))?|expir(?:y|es|ing|ation)(?: date)?|exp|valable jusqu'(?:a|en|au)|expire (?:en|le)|صالحه? حتي|تنتهي في)(?!\p{L})[ .:]*/u;
const numbered =
  /(?<!\p{L})(?:no|number|nr|id|n°|nº|#|numero|رقم)(?!\p{L})[ .:#-]{0,3}(?<number>[a-z\d][a-z\d/-]{2,30})/u;
const issuedBy =
  /(?:issued (?:by|on|in)|issued|issue date|delivre(?:e)? (?:par|le|en)|awarded by|obtained)[ :]*/u;
/** What makes of a name that stands anywhere a paper that somebody holds. */
const held = /licen[cs]|regist|certif|exam|passed|eligib|report|valid|رخص|ترخيص|مرخص|شهاد/u;

/**
 * The certificates, licences and registrations that the lines below their heading list, and those of the Gulf that are
 * named elsewhere. Sure is only a paper that the list of known ones has, below its heading.
 */
export function findCertificates(
  lines: readonly CvLine[],
  elsewhere: readonly CvLine[],
  day: CalendarDate,
): Found<CertificateEntry>[] {
  const listed: Found<CertificateEntry>[] = [];
  for (const line of lines.slice(0, linesOfSection).flatMap(partedLists)) {
    if (line.text.length > longestLine) continue;
    const told = readLine(line.text, day);
    const last = listed.at(-1);
    if (last && (isDetail(told.rest) || isIssuerOf(last.entry, line, told))) add(last.entry, told);
    else if (isName(told.rest)) listed.push(entryOf(told, knownIn(line)));
  }
  const named = elsewhere.slice(0, 400).flatMap((line) => {
    const known = line.text.length <= longestLine && held.test(line.folded) ? knownIn(line) : undefined;
    if (!known || /driving|forklift|motorcycle/i.test(known.name)) return [];
    return [{ ...entryOf({ ...readLine(line.text, day), rest: known.name }, known), isUnsure: true }];
  });
  const check = certificateEntryOn(() => day);
  return [...listed, ...named.filter((one) => !listed.some((other) => isSame(one, other)))]
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at)
    .filter(({ entry }) => check.safeParse({ ...entry, issuer: entry.issuer || '-' }).success)
    .slice(0, mostCertificates);
}

/** "PMP, NEBOSH, OSHA" on one line are three papers. */
function partedLists(line: CvLine): CvLine[] {
  const parts = line.text.split(/[,;|،؛/•]|\s-\s/u).map((part) => part.trim());
  const named = parts.filter((part) => knownIn(lineOf(part)));
  return named.length > 1 && named.length === parts.length ? parts.map(lineOf) : [line];
}

function knownIn({ folded }: CvLine): Known | undefined {
  return knownCertificates.find(({ pattern }) => pattern.test(folded));
}

function isSame({ entry }: Found<CertificateEntry>, other: Found<CertificateEntry>): boolean {
  const known = knownIn(lineOf(entry.name));
  const same = foldEachSign(entry.name) === foldEachSign(other.entry.name);
  return same || (known !== undefined && known === knownIn(lineOf(other.entry.name)) && !other.entry.number);
}

function readLine(text: string, day: CalendarDate): CertificateLine {
  let rest = text;
  const told: CertificateLine = {
    number: '',
    issued_month: null,
    issued_year: null,
    expires_month: null,
    expires_year: null,
    rest,
  };
  const number = numbered.exec(foldEachSign(rest));
  const digits = number?.groups?.number ?? '';
  if (number && /\d/.test(digits)) {
    const end = number.index + number[0].length;
    told.number = rest.slice(end - digits.length, end).toUpperCase();
    rest = `${rest.slice(0, number.index)}\t${rest.slice(end)}`;
  }
  const until = expires.exec(foldEachSign(rest));
  const after = until && dateIn(rest.slice(until.index + until[0].length));
  if (until && after) {
    told.expires_year = after.year;
    told.expires_month = after.month;
    rest = `${rest.slice(0, until.index)}\t${after.rest}`;
  }
  const period = until ? undefined : findPeriod(rest);
  if (period && !period.isSince) {
    const { from, to } = period.period;
    Object.assign(told, { issued_year: from.year, issued_month: from.month ?? null });
    if (to !== 'present') Object.assign(told, { expires_year: to.year, expires_month: to.month ?? null });
    return { ...told, rest: period.rest };
  }
  const found = dateIn(rest);
  if (!found) return { ...told, rest };
  // A date to come is the one until which the paper is valid.
  const name = isAfterMonth(found.year, found.month ?? 1, day) && !told.expires_year ? 'expires' : 'issued';
  Object.assign(told, { [`${name}_year`]: found.year, [`${name}_month`]: found.month });
  return { ...told, rest: found.rest };
}

function dateIn(text: string): { year: number; month: number | null; rest: string } | undefined {
  const found = findPoint(text);
  if (!found) return undefined;
  const day = findDay(text.slice(0, 60));
  const month = day?.startsWith(String(found.point.year)) ? Number(day.slice(5, 7)) : found.point.month;
  // The day stands before the month: "15/03/2027".
  return {
    year: found.point.year,
    month: month ?? null,
    rest: found.rest.replace(/(?<!\d)\d{1,2}[/.-]$/, ''),
  };
}

function entryOf({ rest, ...told }: CertificateLine, known: Known | undefined): Found<CertificateEntry> {
  const [first = '', second = ''] = namesOf(rest);
  const isSecond = known !== undefined && second !== '' && !known.pattern.test(foldEachSign(first));
  const written = isSecond && known.pattern.test(foldEachSign(second)) ? `${first} ${second}` : first;
  const name = known && written.split(' ').length > 7 ? known.name : written;
  const entry = {
    kind: known?.kind ?? kindOf(name),
    name,
    issuer: written === first && second !== '' ? second : (known?.issuer ?? ''),
    does_not_expire: false,
    ...told,
  };
  return { entry, isAssumed: false, isUnsure: known === undefined };
}

function kindOf(name: string): CertificateEntry['kind'] {
  const folded = foldEachSign(name);
  if (/licen[cs]e|permis|habilitation|رخص|ترخيص/u.test(folded)) return 'Licence';
  return /regist|inscription|تسجيل/u.test(folded) ? 'Registration' : 'Certificate';
}

function namesOf(rest: string): string[] {
  return partsOf(rest)
    .flatMap((part) => part.split(/[,،()[\]]|(?<!\s)\s+(?:by|from|par)\s+/iu))
    .map((part) =>
      part
        .replace(/^[\s:.–—-]+/u, '')
        .trim()
        .replace(/[:;.,–—-]$/u, '')
        .trim(),
    )
    .filter((part) => part.length > 1 && !isDetail(part));
}

/** What says nothing but that a date or a number follows. */
function isDetail(rest: string): boolean {
  const folded = foldEachSign(rest)
    .replace(issuedBy, '')
    .replace(expires, '')
    .replace(/(?:credential|date|license|licence|registration|certificate|status|active|[^\p{L}\d])/gu, '');
  return folded.length < 3;
}

/** Below a name alone stands who issued it, with the day: "Amazon Web Services · Issued Jan 2021". */
function isIssuerOf(entry: CertificateEntry, line: CvLine, told: CertificateLine): boolean {
  if (line.isBullet || entry.issuer !== '' || entry.issued_year || knownIn(line)) return false;
  return issuedBy.test(line.folded) || told.issued_year !== null;
}

function add(entry: CertificateEntry, { rest, ...told }: CertificateLine): void {
  const said = Object.entries(told).filter(([, value]) => value !== null && value !== '');
  Object.assign(entry, Object.fromEntries(said));
  const [issuer = ''] = namesOf(rest.replace(/^issued by:? ?/i, '').replace(/issued( on)?$/i, ''));
  if (entry.issuer === '') entry.issuer = issuer;
}

function isName(rest: string): boolean {
  const [name = ''] = namesOf(rest);
  const words = name.split(' ').length;
  return name.length > 2 && words <= 12 && !/[@]|https?:/.test(rest) && !(/[.!]$/.test(rest) && words > 8);
}

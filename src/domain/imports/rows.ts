import { type ApplicationStatus, noteMaximum } from '#domain/applications/applications.ts';
import { emailAddress } from '#domain/identity/emails.ts';
import { openingTitleMaximum } from '#domain/job-openings/opening.ts';
import { personName } from '#domain/names.ts';
import { type Phone, parseInternational, parsePhone } from '#domain/phones.ts';
import { optionalLongText, shortText } from '#domain/text/text.ts';
import type { CalendarDate } from '#domain/time.ts';
import { plainCell, readDate } from './dates.ts';
import {
  type ImportField,
  type ImportHint,
  type ImportMapping,
  type ImportReason,
  importCellMaximum,
} from './imports.ts';
import { guessStatus } from './stages.ts';

/** One applicant as a row of a file tells of them. */
export interface ImportedPerson {
  name: string;
  email: string;
  dialCode: string;
  phone: string;
  /** As the file names it; null where one opening is chosen for all. */
  opening: string | null;
  status: ApplicationStatus;
  /** Null where the file tells no day. */
  appliedOn: CalendarDate | null;
  /** A long note is parted. */
  notes: string[];
  rating: number | null;
  /** By which the other system knows the application; empty where it tells none. */
  externalId: string;
}

type ReadRow = { person: ImportedPerson; hints: ImportHint[] } | { refused: ImportReason; value: string };

const notesMaximum = 20;
const titleText = shortText(openingTitleMaximum);
const noteText = optionalLongText(importCellMaximum);
const words: Readonly<Record<string, number>> = {
  'strong yes': 5,
  'definitely yes': 5,
  yes: 4,
  mixed: 3,
  no: 2,
  'strong no': 1,
  'definitely not': 1,
};

/** Reads the cells of a row by what its columns hold; what it lacks refuses it, what is only beside it is left out. */
export function readRow(cells: readonly string[], mapping: ImportMapping, today: CalendarDate): ReadRow {
  const cell = (field: ImportField) => tidy(cells[mapping.columns.indexOf(field)] ?? '');
  const has = (field: ImportField) => mapping.columns.includes(field);
  const written = cell('name') || [cell('first_name'), cell('last_name')].filter(Boolean).join(' ');
  if (!written) return { refused: 'no_name', value: '' };
  const name = personName.safeParse(written);
  if (!name.success) return { refused: 'name', value: written };
  const address = firstOf(cell('email'));
  if (!address) return { refused: 'no_email', value: '' };
  const email = emailAddress.safeParse(address);
  if (!email.success) return { refused: 'email', value: address };
  const hints: ImportHint[] = [];
  let opening: string | null = null;
  if (!mapping.opening_id) {
    const title = cell('opening');
    if (!title) return { refused: 'no_opening', value: '' };
    const parsed = titleText.safeParse(title);
    if (!parsed.success) return { refused: 'opening', value: title };
    opening = parsed.data;
  }
  const day = cell('applied_on');
  const appliedOn = day ? readDate(day, mapping.date_order ?? 'day-first') : null;
  if (appliedOn === undefined || (appliedOn && appliedOn < '1990-01-01'))
    return { refused: 'date', value: day };
  if (appliedOn && appliedOn > today) return { refused: 'date_future', value: day };
  const number = firstOf(plainCell(cell('phone')));
  const phone = number ? readPhone(number, mapping.dial_code) : undefined;
  if (number && !phone) hints.push('phone');
  const score = cell('rating');
  const rating = score ? readRating(score) : null;
  if (rating === undefined) hints.push('rating');
  const { notes, isCut } = has('note') ? notesOf(cell('note')) : { notes: [], isCut: false };
  if (isCut) hints.push('note_cut');
  const person = {
    ...{ name: name.data, email: email.data, dialCode: phone?.dial_code ?? '', phone: phone?.phone ?? '' },
    ...{ opening, status: statusOf(cell('stage'), mapping), appliedOn },
    ...{ notes, rating: rating ?? null, externalId: cell('external_id').slice(0, 200) },
  };
  return { person, hints };
}

/** Exports mark what a spreadsheet would take for a formula, and give zero-width signs along. */
function tidy(cell: string): string {
  const text = cell.replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1).trim() : text;
}

/** The address of a cell in the form in which accounts have it; empty where it holds none. */
export function addressIn(cell: string): string {
  const email = emailAddress.safeParse(firstOf(tidy(cell)));
  return email.success ? email.data : '';
}

/** Of several addresses or numbers in a cell the first; `Work: a@b.example` tells its kind before it. */
function firstOf(cell: string): string {
  const first = cell.split(/[;,\n|]/)[0] ?? '';
  return first
    .replace(/^\s*\p{L}+\s*:\s*/u, '')
    .replace(/\((?:\p{L}|\s)+\)\s*$/u, '')
    .trim();
}

/** One with a plus sign, or two zeros, names its country itself. */
function readPhone(text: string, dialCode: string): Phone | undefined {
  const whole = text.replace(/^\s*00/, '+');
  return whole.startsWith('+') ? parseInternational(whole) : parsePhone(dialCode, text);
}

function readRating(text: string): number | undefined {
  const known = words[text.toLowerCase().replace(/_/g, ' ')];
  if (known) return known;
  const [, digits, of] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:\/\s*(\d{1,3})|%)?$/.exec(plainCell(text)) ?? [];
  if (!digits) return undefined;
  const value = Number(digits.replace(',', '.'));
  const scale = text.includes('%') ? 100 : of ? Number(of) : value <= 5 ? 5 : value <= 10 ? 10 : 100;
  const rating = Math.round((value / scale) * 5);
  return rating >= 1 && rating <= 5 ? rating : undefined;
}

function statusOf(stage: string, { stages }: ImportMapping): ApplicationStatus {
  if (!stage) return 'Pending';
  return stages.find((known) => tidy(known.stage) === stage)?.status ?? guessStatus(stage);
}

/** A note of more than a member may write at once is parted between its words. */
function notesOf(text: string): { notes: string[]; isCut: boolean } {
  const parsed = noteText.safeParse(text.replace(/(?![\t\n\r])\p{Cc}/gu, ''));
  const notes: string[] = [];
  let rest = [...(parsed.success ? (parsed.data ?? '') : '')];
  while (rest.length > 0 && notes.length < notesMaximum) {
    const piece = rest.slice(0, noteMaximum);
    const space = rest.length > noteMaximum ? piece.findLastIndex((sign) => /\s/.test(sign)) : -1;
    const end = space > noteMaximum / 2 ? space : piece.length;
    const note = rest.slice(0, end).join('').trim();
    if (note) notes.push(note);
    rest = rest.slice(end);
  }
  return { notes, isCut: !parsed.success || rest.length > 0 };
}

import {
  lookupOfText,
  lookupsOfText,
  openText,
  type SealedColumn,
  sealText,
} from '#server/platform/sealed-text.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';
import type { contactMessages } from './contact-table.ts';

/** Visitors type a number as they like, with the dial code or without: its last digits find it. */
const lastDigits = 7;

const phoneColumn: SealedColumn = {
  table: 'contact_messages',
  key: 'id',
  about: 'id',
  secret: 'phone_sealed',
  kind: 'phone',
  plain: { column: 'phone', empty: '' },
  lookup: { column: 'phone_lookup', of: countedDigits },
};

/** What the contact form keeps sealed. */
export const contactSealedColumns = [phoneColumn];

/** The columns of the number of a message. */
export function sealContactPhone(source: KeySource, id: string, phone: string) {
  return {
    plainPhone: '',
    sealedPhone: sealText(source, phoneColumn, id, phone),
    phoneLookup: lookupOfText(source, phoneColumn, phone),
  };
}

/** The number of a message. */
export function openContactPhone(
  source: KeySource,
  {
    id,
    plainPhone: plain,
    sealedPhone: sealed,
  }: Pick<typeof contactMessages.$inferSelect, 'id' | 'plainPhone' | 'sealedPhone'>,
): string {
  return openText(source, phoneColumn, id, { plain, sealed }) ?? '';
}

/** What messages with that number are found by; none for a word that is no number, or a part of one. */
export function contactPhoneLookups(source: KeySource, word: string): string[] {
  return lookupsOfText(source, phoneColumn, word);
}

function countedDigits(text: string): string {
  const digits = /^[\d\s().+/-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  return digits.length < lastDigits ? '' : digits.slice(-lastDigits);
}

import type { SealedColumn } from '#server/platform/sealed-text.ts';
import { lookupOfText, openText, sealText } from '#server/platform/sealed-text.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';
import type { candidates } from './table.ts';

const row = { table: 'candidates', key: 'account_id', about: 'account_id' };

const phoneColumn: SealedColumn = {
  ...row,
  secret: 'phone_sealed',
  kind: 'phone',
  plain: { column: 'phone', empty: '' },
  lookup: { column: 'phone_lookup', of: (phone) => phone },
};
const birthColumn: SealedColumn = {
  ...row,
  secret: 'date_of_birth_sealed',
  kind: 'date of birth',
  plain: { column: 'date_of_birth', empty: null },
};

/** What the profile keeps sealed. */
export const candidateSealedColumns = [phoneColumn, birthColumn];

type Row = typeof candidates.$inferSelect;
type PhoneColumns = Pick<Row, 'plainPhone' | 'sealedPhone'>;
type SealedColumns = PhoneColumns & Pick<Row, 'plainDateOfBirth' | 'sealedDateOfBirth'>;

/** What nobody without the key could read, as people read it. */
export interface Opened {
  phone: string;
  dateOfBirth: string | null;
}

/** The columns of what is named; what is left out stays. */
export function sealedOf(
  source: KeySource,
  accountId: string,
  { phone, dateOfBirth }: { phone?: string | undefined; dateOfBirth?: string | null | undefined },
) {
  return {
    ...(phone !== undefined && {
      plainPhone: '',
      sealedPhone: sealText(source, phoneColumn, accountId, phone),
      phoneLookup: lookupOfText(source, phoneColumn, phone),
    }),
    ...(dateOfBirth !== undefined && {
      plainDateOfBirth: null,
      sealedDateOfBirth: sealText(source, birthColumn, accountId, dateOfBirth),
    }),
  };
}

/** A number that a row keeps. */
export function openPhone(
  source: KeySource,
  accountId: string,
  { plainPhone: plain, sealedPhone: sealed }: PhoneColumns,
): string {
  return openText(source, phoneColumn, accountId, { plain, sealed }) ?? '';
}

/** A row with what it keeps sealed. */
export function unsealCandidate<Sealed extends SealedColumns & { accountId: string }>(
  source: KeySource,
  candidate: Sealed,
): Sealed & Opened {
  const { accountId, plainDateOfBirth: plain, sealedDateOfBirth: sealed } = candidate;
  return {
    ...candidate,
    phone: openPhone(source, accountId, candidate),
    dateOfBirth: openText(source, birthColumn, accountId, { plain, sealed }) ?? null,
  };
}

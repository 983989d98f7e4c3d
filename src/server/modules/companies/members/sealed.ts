import type { companyMembers } from '#server/modules/companies/table.ts';
import { openText, type SealedColumn, sealText } from '#server/platform/sealed-text.ts';
import type { KeySource } from '#server/platform/sealing-keys.ts';

const phoneColumn: SealedColumn = {
  table: 'company_members',
  key: 'account_id',
  about: 'account_id',
  secret: 'phone_sealed',
  kind: 'phone',
  plain: { column: 'phone', empty: '' },
};

/** What a membership keeps sealed. */
export const memberSealedColumns = [phoneColumn];

/** The columns of a member's own number. */
export function sealMemberPhone(source: KeySource, accountId: string, phone: string) {
  return { plainPhone: '', sealedPhone: sealText(source, phoneColumn, accountId, phone) };
}

/** A member's own number. */
export function openMemberPhone(
  source: KeySource,
  accountId: string,
  {
    plainPhone: plain,
    sealedPhone: sealed,
  }: Pick<typeof companyMembers.$inferSelect, 'plainPhone' | 'sealedPhone'>,
): string {
  return openText(source, phoneColumn, accountId, { plain, sealed }) ?? '';
}

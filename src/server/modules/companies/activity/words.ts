import type { Locale } from '#domain/locale.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { translate } from '#server/platform/texts.ts';
import type { companyActivity } from './table.ts';

type Entry = typeof companyActivity.$inferSelect & { actorNameAr: string | null };

/** An entry as people read it: who joins or leaves did it, a role and a feature are called by their names. */
export function toldEntry<Row extends Entry>(stored: Row, locale: Locale): Row {
  const row = { ...stored, actorName: personNameIn(locale, stored.actorName, stored.actorNameAr) };
  const { kind, facts, subject, actorName } = row;
  const role = typeof facts.role === 'string' ? nameOf('member_role', facts.role, locale) : '';
  switch (kind) {
    case 'member.role_changed':
      return { ...row, subject: [subject, role].filter(Boolean).join(', ') };
    case 'member.joined':
      // Who accepts an invitation is a visitor still.
      return { ...row, actorKind: 'member', actorName: subject || actorName, subject: role };
    case 'member.left':
      return { ...row, actorName: actorName || subject, subject: '' };
    case 'company.feature_on':
    case 'company.feature_off':
      return { ...row, subject: nameOf('company_feature', subject, locale) };
    case 'sign_in.refused':
      return { ...row, subject: translate(`identity_${subject}`, {}, locale) };
    default:
      return row;
  }
}

function nameOf(list: 'member_role' | 'company_feature', value: string, locale: Locale): string {
  return translate(referenceKey(list, value), {}, locale);
}

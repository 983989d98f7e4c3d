import { defaultLocale, type Locale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { translate } from '#server/platform/texts.ts';
import type { companyActivity } from './table.ts';

type Entry = typeof companyActivity.$inferSelect & { actorNameAr: string | null; subjectAr: string | null };

/** An entry as people read it: who joins or leaves did it, a role and a feature are called by their names. */
export function toldEntry<Row extends Entry>(stored: Row, locale: Locale): Row {
  const row = namedEntry(stored, locale);
  const { kind, facts, subject, actorName } = row;
  const role = typeof facts.role === 'string' ? nameOf('member_role', facts.role, locale) : '';
  switch (kind) {
    case 'member.role_changed':
      return { ...row, subject: [subject, role].filter(Boolean).join(between(locale)) };
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

/** An entry with the names that its readers know people and companies by. */
export function namedEntry<Row extends Entry>(row: Row, locale: Locale): Row {
  return {
    ...row,
    actorName: personNameIn(locale, row.actorName, row.actorNameAr),
    subject: personNameIn(locale, row.subject, row.subjectAr),
  };
}

/** Whom a deed is about, and of which opening, as it is written down before its readers are known. */
export function namingOf(people: readonly Named[], title: string | null = '') {
  const isInArabic = people.some(({ nameAr }) => nameAr);
  const listed = (names: (string | null)[], mark: string) => [...names, title].filter(Boolean).join(mark);
  return {
    subject: listed(
      people.map(({ name }) => name),
      between(defaultLocale),
    ),
    subjectAr: isInArabic
      ? listed(
          people.map(({ name, nameAr }) => nameAr || name),
          between(arabic),
        )
      : '',
  };
}

interface Named {
  name: string | null;
  nameAr: string | null;
}

function between(locale: Locale): string {
  return locale === arabic ? '، ' : ', ';
}

function nameOf(list: 'member_role' | 'company_feature', value: string, locale: Locale): string {
  return translate(referenceKey(list, value), {}, locale);
}

import { legalVersions } from '#domain/legal.ts';
import type { Locale, Localized } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { type Retention, retentionSubjects, usualRetention } from '#domain/retention.ts';
import type { CalendarDate } from '#domain/time.ts';
import { type Heading, headingsOf, renderMarkdown } from '#server/modules/content/render-markdown.ts';
import { typeset } from '#server/modules/content/typeset.ts';
import type { LegalText } from './legal-text.ts';
import { oldPrivacyInArabic, oldTermsInArabic } from './old-versions.ar.ts';
import { oldPrivacyInEnglish, oldTermsInEnglish } from './old-versions.en.ts';
import { oldPrivacyInFrench, oldTermsInFrench } from './old-versions.fr.ts';
import { privacyInArabic } from './privacy.ar.ts';
import { privacyInEnglish } from './privacy.en.ts';
import { privacyInFrench } from './privacy.fr.ts';
import { termsInArabic } from './terms.ar.ts';
import { termsInEnglish } from './terms.en.ts';
import { termsInFrench } from './terms.fr.ts';

export type LegalName = 'terms' | 'privacy';

type LegalVersion = {
  version: string;
  inForceFrom: CalendarDate;
  /** The last day; absent while it is in force. */
  inForceUntil?: CalendarDate;
  texts: Localized<LegalText>;
};

export type LegalDocument = {
  name: LegalName;
  version: string;
  in_force_from: CalendarDate;
  in_force_until: CalendarDate | null;
  title: string;
  meta_description: string;
  /** Sanitised HTML. */
  content: string;
  contents: Heading[];
  path: string;
  /** The page of the other version: of the current one from the old, and of the old one from the current. */
  other_path: string;
};

const paths = { terms: '/term-and-conditions', privacy: '/privacy-and-policy' } as const;

const current: Readonly<Record<LegalName, LegalVersion>> = {
  terms: {
    version: legalVersions.terms,
    inForceFrom: '2026-10-01',
    texts: { en: termsInEnglish, fr: termsInFrench, ar: termsInArabic },
  },
  privacy: {
    version: legalVersions.privacy,
    inForceFrom: '2026-10-01',
    texts: { en: privacyInEnglish, fr: privacyInFrench, ar: privacyInArabic },
  },
};

const period = { version: '1.0', inForceFrom: '2021-09-01', inForceUntil: '2026-09-30' } as const;
const old: Readonly<Record<LegalName, LegalVersion>> = {
  terms: { ...period, texts: { en: oldTermsInEnglish, fr: oldTermsInFrench, ar: oldTermsInArabic } },
  privacy: { ...period, texts: { en: oldPrivacyInEnglish, fr: oldPrivacyInFrench, ar: oldPrivacyInArabic } },
};

/** The version in force, as registration records it. */
export function legalVersion(name: LegalName): string {
  return current[name].version;
}

/** A legal document in one language: the version in force, or the one before it. */
export function findLegalDocument(
  name: LegalName,
  locale: Locale,
  { previous = false, retention = usualRetention } = {},
): LegalDocument {
  const { version, inForceFrom, inForceUntil, texts } = (previous ? old : current)[name];
  const text = textIn(texts, locale);
  const content = renderMarkdown(typeset(withPeriods(text.markdown, retention), locale));
  const oldPath = `${paths[name]}-old`;
  return {
    name,
    version,
    in_force_from: inForceFrom,
    in_force_until: inForceUntil ?? null,
    title: typeset(text.title, locale),
    meta_description: typeset(text.metaDescription, locale),
    content,
    contents: headingsOf(content),
    path: previous ? oldPath : paths[name],
    other_path: previous ? paths[name] : oldPath,
  };
}

/** The periods that count, where a text names them as `{audit_log}`. */
function withPeriods(markdown: string, retention: Retention): string {
  return retentionSubjects.reduce(
    (text, subject) => text.replaceAll(`{${subject}}`, String(retention[subject])),
    markdown,
  );
}

import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '#domain/locale.ts';
import { optionalLongText } from '#domain/text/text.ts';
import { type RejectionReason, rejectionReasons } from './rejection-reasons.ts';

/** The longest of a company's own words for a change of status. */
export const mailTemplateMaximum = 2000;

/** The changes of an application that have words of their own. */
export const mailTemplateKinds = ['sortlisted', 'interview', 'accept', 'reject'] as const;
export type MailTemplate = (typeof mailTemplateKinds)[number];

/** What the words may name; it is filled in when the email goes out. */
export const placeholders = ['candidate', 'position', 'company'] as const;
export type Placeholder = (typeof placeholders)[number];

/**
 * Where the words for a change stand in a language: `reject`, and in every other language `reject_…`; those for one
 * reason of a rejection: `reject_for_salary`.
 */
export function templateName(template: MailTemplate, locale: Locale, reason?: RejectionReason): string {
  const name = reason ? `${template}_for_${reason.replaceAll(' ', '_')}` : template;
  return locale === defaultLocale ? name : `${name}_${locale}`;
}

/** All of these names. */
export const templateNames = locales.flatMap((locale) => [
  ...mailTemplateKinds.map((template) => templateName(template, locale)),
  ...rejectionReasons.map((reason) => templateName('reject', locale, reason)),
]);

/**
 * The company's words for a change in the candidate's language, else in another one; of a rejection those for its
 * reason before those for any. Undefined without any.
 */
export function wordsIn(
  templates: Readonly<Record<string, string>>,
  template: MailTemplate,
  locale: Locale,
  reason?: RejectionReason,
): string | undefined {
  const all = [locale, ...locales];
  const names = [
    ...(reason ? all.map((code) => templateName(template, code, reason)) : []),
    ...all.map((code) => templateName(template, code)),
  ];
  return names.map((name) => templates[name]).find(Boolean);
}

/** The words with every placeholder filled in. */
export function fillPlaceholders(words: string, facts: Readonly<Record<Placeholder, string>>): string {
  return words.replace(named, (whole, name: string) => (isPlaceholder(name) ? facts[name] : whole));
}

const named = /\{([^{}\n]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((known) => known === name);
}

/** Says of words whose braces hold something that can't be filled in which placeholders there are. */
export function checkPlaceholders(text: string | null | undefined, context: z.RefinementCtx): void {
  const unknown = [...(text ?? '').matchAll(named)].find(([, name]) => !isPlaceholder(name ?? ''));
  if (!unknown) return;
  const known = placeholders.map((name) => `{${name}}`).join(', ');
  context.addIssue({ code: 'custom', message: 'validation_placeholder', params: { x: unknown[0], known } });
}

/** Words as they are saved: what stands in braces is a placeholder that exists. */
const words = optionalLongText(mailTemplateMaximum).superRefine(checkPlaceholders);

/** The company's own words by name; those that are left out stay as they are. */
export const mailTemplatesUpdate = z
  .object(Object.fromEntries(templateNames.map((name) => [name, words])))
  .partial();

import { z } from 'zod';
import { emailAddress } from '#domain/identity/emails.ts';
import { referenceRelations } from '#domain/reference/relations.ts';
import { optionalShortText, shortText } from '#domain/text/text.ts';

/** The most people whom a profile names. */
const referencesMaximum = 10;

const required = { required: 'validation_required_fields' };

/** Digits with what people put between them; the country is anybody's. */
const phone = z
  .string({ error: 'validation_invalid' })
  .trim()
  .max(30, { error: 'validation_characters' })
  .refine((text) => text === '' || (/^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 5), {
    error: 'validation_reference_phone',
  })
  .nullish();

const email = z.preprocess((value) => (value === '' ? null : value), emailAddress.nullish());

/**
 * Somebody who speaks for the candidate: name and relation are required. These are the data of a third person, so that
 * `on_request` keeps the ways to reach them with the candidate.
 */
export const referenceEntry = z
  .object({
    name: shortText(255, required),
    title: optionalShortText(255),
    company: optionalShortText(255),
    relation: z.enum(referenceRelations, { error: 'validation_required_fields' }),
    email,
    phone,
    on_request: z.boolean().nullish(),
  })
  .transform((entry) => ({
    ...entry,
    title: entry.title ?? '',
    company: entry.company ?? '',
    email: entry.email ?? '',
    phone: entry.phone ?? '',
    on_request: entry.on_request ?? false,
  }));
export type ReferenceEntry = z.infer<typeof referenceEntry>;

export const references = z.array(referenceEntry).max(referencesMaximum);

/** A reference as a company reads it: without the ways to reach somebody who is named on request. */
export function toldReference(entry: ReferenceEntry): ReferenceEntry {
  return entry.on_request ? { ...entry, email: '', phone: '' } : entry;
}

import { z } from 'zod';

const shortest = 3;
const longest = 60;

/** An address that a company had before leads on; the oldest beyond these is free again. */
export const formerAddressesKept = 10;

/** What would be taken for a part of the product, or for its team. */
const reserved = new Set(
  `about account admin administrator api app apply auth blog career careers company companies contact details edit
  employer faq help home index jobs job login mihna new null official openings page preview privacy registration search
  security settings sitemap staff static status support team terms undefined update user users verified www`.split(
    /\s+/,
  ),
);

/** The last part of `/c/{slug}`: small Latin letters, digits and single hyphens, no word of the product. */
export const careersSlug = z
  .string({ error: 'validation_required' })
  .trim()
  .toLowerCase()
  .refine(isWellFormed, { error: 'validation_careers_slug', abort: true })
  .refine((slug) => !reserved.has(slug), { error: 'validation_careers_slug_reserved' })
  .meta({ minLength: shortest, maxLength: longest });

function isWellFormed(slug: string): boolean {
  return slug.length >= shortest && slug.length <= longest && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug);
}

/** What a name gives of an address: its Latin letters and digits; empty where it has too few, or a reserved word. */
export function careersSlugOf(name: string): string {
  const words = name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    // Room for a number behind it.
    .slice(0, longest - 8)
    .replace(/-$/, '');
  return careersSlug.safeParse(words).success ? words : '';
}

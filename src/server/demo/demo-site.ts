import { and, eq, isNull } from 'drizzle-orm';
import type { SocialLinks } from '#domain/site.ts';
import { siteSettings } from '#server/modules/content/site/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Addresses of nobody, so that the footer shows what it does with five: the home page of a network is no address. */
const links: SocialLinks = {
  linkedin: 'https://www.linkedin.example/company/mihna',
  instagram: 'https://www.instagram.example/mihna',
  facebook: 'https://www.facebook.example/mihna',
  twitter: 'https://x.example/mihna',
  youtube: 'https://www.youtube.example/@mihna',
};

export async function writeDemoLinks(db: Database, now: Date): Promise<void> {
  await db.insert(siteSettings).values({ key: 'social', value: links, updatedAt: now }).onConflictDoNothing();
}

/** What nobody has saved is the demo's. */
export async function removeDemoLinks(db: Database): Promise<void> {
  await db.delete(siteSettings).where(and(eq(siteSettings.key, 'social'), isNull(siteSettings.updatedBy)));
}

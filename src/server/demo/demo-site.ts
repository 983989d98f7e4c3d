import { and, eq, isNull } from 'drizzle-orm';
import type { SocialLinks } from '#domain/site.ts';
import { siteSettings } from '#server/modules/content/site/table.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The networks themselves: the demo has no accounts there. */
const links: SocialLinks = {
  linkedin: 'https://www.linkedin.com/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/',
};

export async function writeDemoLinks(db: Database, now: Date): Promise<void> {
  await db.insert(siteSettings).values({ key: 'social', value: links, updatedAt: now }).onConflictDoNothing();
}

/** What nobody has saved is the demo's. */
export async function removeDemoLinks(db: Database): Promise<void> {
  await db.delete(siteSettings).where(and(eq(siteSettings.key, 'social'), isNull(siteSettings.updatedBy)));
}

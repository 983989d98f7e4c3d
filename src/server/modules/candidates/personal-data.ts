import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { unsealCandidate } from './sealed.ts';
import { candidates, consents, profileViews, videoIntroductions } from './table.ts';

export const candidatesPersonalData: PersonalData = {
  module: 'candidates',
  tables: [candidates, videoIntroductions, consents, profileViews],
  async export(db, accountId, keys) {
    const [profile, videos, given, views] = await Promise.all([
      db.select().from(candidates).where(eq(candidates.accountId, accountId)),
      db.select().from(videoIntroductions).where(eq(videoIntroductions.candidateId, accountId)),
      db.select().from(consents).where(eq(consents.accountId, accountId)),
      db.select().from(profileViews).where(eq(profileViews.candidateId, accountId)),
    ]);
    const opened = profile.map((row) => withoutSealed(unsealCandidate(keys, row)));
    return { profile: opened, video_introduction: videos, consents: given, profile_views: views };
  },
  async erase({ db }, accountId) {
    await db.delete(videoIntroductions).where(eq(videoIntroductions.candidateId, accountId));
    await db.delete(profileViews).where(eq(profileViews.candidateId, accountId));
    await db.delete(consents).where(eq(consents.accountId, accountId));
    await db.delete(candidates).where(eq(candidates.accountId, accountId));
  },
};

/** The row as its person knows it: each thing once, and no lookups. */
function withoutSealed(row: ReturnType<typeof unsealCandidate<typeof candidates.$inferSelect>>) {
  const { plainPhone, sealedPhone, phoneLookup, plainDateOfBirth, sealedDateOfBirth, ...known } = row;
  return known;
}

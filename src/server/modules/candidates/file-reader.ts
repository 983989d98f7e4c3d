import type { FileReader } from '#server/modules/files/service.ts';
import { recordAudit } from '#server/platform/audit.ts';
import { limitCall } from '#server/platform/limits.ts';
import { isMember } from '#server/platform/scope.ts';
import { tieOfCompany } from './policy.ts';
import { audienceOf } from './profile/reading.ts';
import { findPersonByFile } from './queries.ts';
import { recordView } from './views/service.ts';

/** CVs and video introductions, for whoever may see that part of the profile; each opening is recorded (P4, R8). */
export const profileFileReader: FileReader = {
  kinds: ['cv', 'video', 'poster'],
  part: 'pool',
  async mayRead(context, file, { isBeginning }) {
    const person = await findPersonByFile(context.db, file.id);
    if (!person) return false;
    const isCv = person.candidate.cvFileId === file.id;
    // Visitors see the videos through the link of the profile: `sharedVideoReader`.
    const audience = await audienceOf(context, person);
    if (!audience || (audience === 'visitor' && !isCv)) return false;
    if (audience === 'visitor' && !person.candidate.publicSections.includes('cv')) return false;
    if (isBeginning && file.kind !== 'poster') {
      if (isCv && isMember(context.actor) && (await tieOfCompany(context, person)))
        await limitCall(context, 'cv_view');
      await recordView(context, person, isCv ? 'cv' : 'video');
      if (isCv && context.actor.role !== 'candidate')
        await recordAudit(context, { kind: 'cv.viewed', subject: person.account.id });
    }
    return true;
  },
};

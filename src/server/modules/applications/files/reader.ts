import { recordApplicantView } from '#server/modules/applications/details/views-service.ts';
import type { ApplicationRecord } from '#server/modules/applications/queries.ts';
import type { FileReader } from '#server/modules/files/service.ts';
import { recordAudit } from '#server/platform/audit.ts';
import { permits } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { limitCall } from '#server/platform/limits.ts';
import { isMember, scopeOf } from '#server/platform/scope.ts';
import { findApplicationOfFile } from './queries.ts';

/** The company that a candidate applied to reads the CV, the answers and the introduction; each opening of one is written down. */
export const applicationFileReader: FileReader = {
  kinds: ['cv', 'answer', 'video', 'poster'],
  part: 'applications',
  async mayRead(context, file, { isBeginning }) {
    const { actor } = context;
    if (!isMember(actor) || !permits('opening-team', actor)) return false;
    const application = await findApplicationOfFile(context.db, scopeOf(actor), file.id);
    if (!application) return false;
    if (isBeginning && file.kind === 'cv') await countCvView(context, application);
    if (isBeginning && (file.kind === 'video' || file.kind === 'answer'))
      await recordApplicantView(context, application, 'video');
    return true;
  },
};

/** At most 200 CVs a day for each company (R8); operators read of it in the log from 80 % on. */
async function countCvView(context: Context, application: ApplicationRecord): Promise<void> {
  await limitCall(context, 'cv_view');
  const limit = Number(context.responseHeaders.get('RateLimit-Limit'));
  const remaining = Number(context.responseHeaders.get('RateLimit-Remaining'));
  if (remaining === Math.floor(limit / 5))
    context.log.warn({ company: application.companyId }, 'a company has read 80 % of its CVs of the day');
  await recordApplicantView(context, application, 'cv');
  await recordAudit(context, { kind: 'cv.viewed', subject: application.candidateId ?? '' });
}

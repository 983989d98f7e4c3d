import { exportKeptDays } from '#domain/applications/export.ts';
import { hasFeature } from '#domain/companies/features.ts';
import { dayMs } from '#domain/time.ts';
import type { FileReader } from '#server/modules/files/service.ts';
import { permits } from '#server/platform/authorization.ts';
import { findExportOfFile } from './queries.ts';

/** The recruiters and owners of the company that made an export download it, for seven days. */
export const exportFileReader: FileReader = {
  kinds: ['export'],
  part: 'applications',
  async mayRead(context, file) {
    const { actor } = context;
    if (actor.role !== 'company' || !permits('approved-recruiter', actor)) return false;
    const found = await findExportOfFile(context.db, file.id);
    if (found?.companyId !== actor.companyId) return false;
    const age = context.clock.now().getTime() - found.createdAt.getTime();
    return age < exportKeptDays * dayMs && hasFeature(actor, 'export');
  },
};

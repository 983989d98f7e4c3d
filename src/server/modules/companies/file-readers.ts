import type { FileReader } from '#server/modules/files/service.ts';
import { selectCompanyOfDocument } from './queries.ts';

/** Company documents: their uploader, administrators, and the owners of the company (W16). */
export const companyDocumentReader: FileReader = {
  kinds: ['document'],
  async mayRead(context, file) {
    const { actor } = context;
    if (actor.role !== 'company' || actor.memberRole !== 'owner') return false;
    return (await selectCompanyOfDocument(context.db, file.id)) === actor.companyId;
  },
};

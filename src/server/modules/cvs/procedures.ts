import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { makeKeptCv, makeWrittenCv, storeCvFile } from './made.ts';
import {
  createCv,
  duplicateCv,
  getCv,
  listCvs,
  listVersions,
  presentCv,
  presentRow,
  removeCv,
  renameCv,
  restoreVersion,
  saveCv,
} from './service.ts';

const { cvs } = procedures;

export const cvsProcedures = cvs.router({
  list: cvs.list.handler(async ({ context }) => ({ status: 200, data: await listCvs(context) })),
  read: cvs.read.handler(async ({ context, input }) => ({
    status: 200,
    data: presentCv(await getCv(context, input.id)),
  })),
  create: cvs.create.handler(async ({ context, input }) => ({
    ...done,
    data: presentCv(await createCv(context, input)),
  })),
  save: cvs.save.handler(async ({ context, input }) => ({
    ...done,
    data: presentRow(await saveCv(context, input)),
  })),
  rename: cvs.rename.handler(async ({ context, input }) => ({
    ...done,
    data: presentRow(await renameCv(context, input.id, input.name)),
  })),
  duplicate: cvs.duplicate.handler(async ({ context, input }) => ({
    ...done,
    data: presentCv(await duplicateCv(context, input.id, input.name)),
  })),
  remove: cvs.remove.handler(async ({ context, input }) => {
    await removeCv(context, input.id);
    return done;
  }),
  versions: cvs.versions.handler(async ({ context, input }) => ({
    status: 200,
    data: await listVersions(context, input.id),
  })),
  restore: cvs.restore.handler(async ({ context, input }) => ({
    ...done,
    data: presentCv(await restoreVersion(context, input.id, input.version_id)),
  })),
  pdf: cvs.pdf.handler(async ({ context, input }) => ({
    status: 200,
    data: await makeKeptCv(context, input.id),
  })),
  preview: cvs.preview.handler(async ({ context, input }) => ({
    status: 200,
    data: await makeWrittenCv(context, input.document),
  })),
  makeFile: cvs.makeFile.handler(async ({ context, input }) => ({
    ...done,
    data: await storeCvFile(context, input.id),
  })),
});

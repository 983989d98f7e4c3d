import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listImports, listRows, readImport, refusedTable } from './service.ts';
import { cancelImport, checkImport, discardImport, runImport, undoImport } from './steps-service.ts';

const { imports } = procedures;

export const importsProcedures = imports.router({
  list: imports.list.handler(async ({ context }) => ({ status: 200, data: await listImports(context) })),
  read: imports.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readImport(context, input.id),
  })),
  check: imports.check.handler(async ({ context, input }) => {
    await checkImport(context, input);
    return done;
  }),
  rows: imports.rows.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listRows(context, input)),
  })),
  refused: imports.refused.handler(({ context, input }) => refusedTable(context, input.id)),
  run: imports.run.handler(async ({ context, input }) => {
    await runImport(context, input.id);
    return done;
  }),
  cancel: imports.cancel.handler(async ({ context, input }) => {
    await cancelImport(context, input.id);
    return done;
  }),
  discard: imports.discard.handler(async ({ context, input }) => {
    await discardImport(context, input.id);
    return done;
  }),
  undo: imports.undo.handler(async ({ context, input }) => {
    await undoImport(context, input);
    return done;
  }),
});

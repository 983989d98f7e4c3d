import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { readBatch, startBatch, undoBatch } from './service.ts';

const { applicationBatches } = procedures;

export const applicationBatchesProcedures = applicationBatches.router({
  start: applicationBatches.start.handler(async ({ context, input }) => ({
    ...done,
    data: await startBatch(context, input),
  })),
  get: applicationBatches.get.handler(async ({ context, input }) => ({
    status: 200,
    data: await readBatch(context, input.id),
  })),
  undo: applicationBatches.undo.handler(async ({ context, input }) => ({
    ...done,
    data: await undoBatch(context, input.id),
  })),
});

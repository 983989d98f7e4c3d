import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listDeliveries, readDelivery, replayDelivery, replayFrom } from './log-service.ts';
import {
  listWebhooks,
  makeWebhook,
  removeWebhook,
  renewSecret,
  saveWebhook,
  testWebhook,
} from './service.ts';

const { webhooks } = procedures;

export const webhooksProcedures = webhooks.router({
  list: webhooks.list.handler(async ({ context }) => ({ status: 200, data: await listWebhooks(context) })),
  make: webhooks.make.handler(async ({ context, input }) => ({
    ...done,
    ...(await makeWebhook(context, input)),
  })),
  save: webhooks.save.handler(async ({ context, input }) => {
    await saveWebhook(context, input);
    return done;
  }),
  remove: webhooks.remove.handler(async ({ context, input }) => {
    await removeWebhook(context, input.id);
    return done;
  }),
  renewSecret: webhooks.renewSecret.handler(async ({ context, input }) => ({
    ...done,
    secret: await renewSecret(context, input),
  })),
  test: webhooks.test.handler(async ({ context, input }) => {
    await testWebhook(context, input.id);
    return done;
  }),
  deliveries: webhooks.deliveries.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listDeliveries(context, input)),
  })),
  delivery: webhooks.delivery.handler(async ({ context, input }) => ({
    status: 200,
    data: await readDelivery(context, input.id, input.delivery_id),
  })),
  replay: webhooks.replay.handler(async ({ context, input }) => {
    await replayDelivery(context, input.id, input.delivery_id);
    return done;
  }),
  replayFrom: webhooks.replayFrom.handler(async ({ context, input }) => ({
    ...done,
    count: await replayFrom(context, input.id, new Date(input.from)),
  })),
});

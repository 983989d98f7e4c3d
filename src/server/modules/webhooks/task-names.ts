import { z } from 'zod';

/** What waits in a stream of an endpoint goes out, one after the other. */
export const deliverTask = {
  name: 'webhooks.deliver',
  payload: z.object({ endpointId: z.uuid(), stream: z.string() }),
};

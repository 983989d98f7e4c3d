import { z } from 'zod';

/** Streams that wait are gone on with: of an endpoint, or of all where nobody is at what was due some time ago. */
export const wakeTask = { name: 'webhooks.wake', payload: z.object({ endpointId: z.uuid().optional() }) };

/** What waits in a stream of an endpoint goes out, one after the other. */
export const deliverTask = {
  name: 'webhooks.deliver',
  payload: z.object({ endpointId: z.uuid(), stream: z.string() }),
};

import { z } from 'zod';
import { retentionChange } from '#domain/retention.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Site';

/** How long what the privacy policy names is kept. */
export const retention = {
  read: call({
    method: 'GET',
    path: '/retention_periods',
    policy: 'superadmin',
    summary: 'The periods that count now, in days or months.',
    tag,
  }).output(z.object({ status: z.literal(200), data: retentionChange })),
  save: call({
    method: 'PUT',
    path: '/retention_periods',
    policy: 'superadmin',
    summary:
      'Sets the periods within their bounds; the next night goes by them, and the privacy policy names them.',
    tag,
  })
    .input(retentionChange)
    .output(done),
};

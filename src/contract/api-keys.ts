import { z } from 'zod';
import { apiKeyOrder, keyScopes } from '#domain/companies/api-keys.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'API keys';

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** What the key begins with, to know it by. */
  beginning: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  networks: z.array(z.string()),
  /** Whose name it works in. */
  made_by: z.string(),
  created_at: z.string(),
  /** Null where it lives until it is revoked. */
  expires_at: z.string().nullable(),
  /** Known to the minute; null before the first use. */
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** Keys by which a company's own programs make its calls. */
export const apiKeys = {
  list: call({
    method: 'GET',
    path: '/api_keys',
    policy: 'company-owner',
    summary:
      'The keys of the own company, the newest first; what a key is made of is told once, when it is made.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(apiKey) })),
  make: call({
    method: 'POST',
    path: '/api_keys',
    policy: 'company-owner',
    summary:
      'Makes a key that works in the name of who makes it, within its scopes; the whole key is answered here and never again.',
    tag,
    toast: 'refusals',
    transaction: 'own',
  })
    .input(apiKeyOrder)
    .output(done.extend({ data: apiKey, key: z.string() })),
  revoke: call({
    method: 'DELETE',
    path: '/api_keys/{id}',
    policy: 'company-owner',
    summary: 'Ends a key: the next request that brings it is refused.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(done),
};

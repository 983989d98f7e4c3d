import { z } from 'zod';
import { directoryOrder } from '#domain/companies/sign-in.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Company sign-in';

/** A directory that writes who works for the company. */
const directory = z.object({
  /** How its token begins. */
  beginning: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  /** How many people it has told of. */
  people: z.number(),
  /** The last requests that were refused, and why: the newest first. */
  refused: z.array(z.object({ at: z.string(), request: z.string(), detail: z.string() })),
});
export type SignInDirectory = z.infer<typeof directory>;

/** The directory that tells who works for a company: its address and its token. What it writes itself is no call of ours but SCIM. */
export const signInDirectory = {
  directory: call({
    method: 'GET',
    path: '/company_sign_in/directory',
    policy: 'company-owner',
    summary:
      'Where the directory of the own company writes to (SCIM), and how that goes; the token is told to nobody.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ address: z.string(), directory: directory.nullable() }),
    }),
  ),
  makeDirectoryToken: call({
    method: 'POST',
    path: '/company_sign_in/directory',
    policy: 'company-owner',
    summary: 'Makes the token of the directory, in the place of the one before; it is shown this once.',
    tag,
    transaction: 'own',
  })
    .input(directoryOrder)
    .output(done.extend({ token: z.string() })),
  removeDirectory: call({
    method: 'DELETE',
    path: '/company_sign_in/directory',
    policy: 'company-owner',
    summary: 'Ends the token of the directory; whom it has told of stay members.',
    tag,
  }).output(done),
};

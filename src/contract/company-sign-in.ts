import { z } from 'zod';
import {
  connectionOrder,
  connectionState,
  domainOrder,
  entryOrder,
  entryQuestion,
  grantedRoles,
} from '#domain/companies/sign-in.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Company sign-in';

const role = z.enum(grantedRoles);

const domain = z.object({
  id: z.string(),
  domain: z.string(),
  /** Where the TXT record stands that proves it, and what it says. */
  record_name: z.string(),
  record_value: z.string(),
  /** Null until it is proved. */
  proved_at: z.string().nullable(),
  /** `team`: an administrator has vouched for it. */
  proved_by: z.enum(['record', 'team']).nullable(),
  checked_at: z.string().nullable(),
  /** Since when its record is gone; null while it stands. */
  missing_since: z.string().nullable(),
});
export type SignInDomain = z.infer<typeof domain>;

const connection = z.object({
  issuer: z.string(),
  client_id: z.string(),
  groups_claim: z.string(),
  roles: z.array(z.object({ group: z.string(), role })),
  default_role: role,
  is_on: z.boolean(),
  /** Whether members with an address of a proved domain come in by it alone. */
  is_enforced: z.boolean(),
  /** The owner who keeps the password then; null where none does any more. */
  keeper_id: z.string().nullable(),
  /** Whether the caller has come in by it: before that it can't be enforced. */
  has_entered: z.boolean(),
  /** When an owner has come back from the provider as it is set now; null before. */
  tried_at: z.string().nullable(),
});
export type SignInConnection = z.infer<typeof connection>;

const keeper = z.object({ id: z.string(), name: z.string() });
export type SignInKeeper = z.infer<typeof keeper>;

/** What came back of the caller's last trial within the hour. */
const tried = z.object({
  email: z.string(),
  is_verified: z.boolean(),
  is_own_domain: z.boolean(),
  groups: z.array(z.string()),
  /** What a new member would be. */
  role,
});
export type TriedSignIn = z.infer<typeof tried>;

const address = done.extend({ address: z.string() });

/** The sign-in that a company has of its own: its domains, its provider, and the way there. */
export const companySignIn = {
  read: call({
    method: 'GET',
    path: '/company_sign_in',
    policy: 'company-owner',
    summary: 'Domains and connection of the own company; the secret of the client is told to nobody.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        /** What the provider has to send people back to. */
        return_address: z.string(),
        domains: z.array(domain),
        connection: connection.nullable(),
        tried: tried.nullable(),
        /** Who may keep the password: owners with a second factor. */
        keepers: z.array(keeper),
      }),
    }),
  ),
  addDomain: call({
    method: 'POST',
    path: '/company_sign_in/domains',
    policy: 'company-owner',
    summary: 'Writes a domain down and answers the record that proves it.',
    tag,
  })
    .input(domainOrder)
    .output(done.extend({ data: domain })),
  checkDomain: call({
    method: 'POST',
    path: '/company_sign_in/domains/{id}/check',
    policy: 'company-owner',
    summary: 'Asks the name servers for the record of a domain now.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'domain_check',
  })
    .input(z.object({ id: z.string() }))
    .output(
      done.extend({
        /** `other`: a record stands there that says something else. `unsaid`: the name servers did not answer. */
        state: z.enum(['there', 'other', 'missing', 'unsaid']),
        data: domain,
      }),
    ),
  removeDomain: call({
    method: 'DELETE',
    path: '/company_sign_in/domains/{id}',
    policy: 'company-owner',
    summary: 'Takes a domain away.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(done),
  proveDomain: call({
    method: 'POST',
    path: '/company_sign_in/proof',
    policy: 'admin',
    summary: 'Vouches for a domain of a company, which then needs no record.',
    tag,
  })
    .input(domainOrder.extend({ company_id: z.string() }))
    .output(done.extend({ data: domain })),
  saveConnection: call({
    method: 'PUT',
    path: '/company_sign_in/connection',
    policy: 'company-owner',
    summary: 'Keeps the connection, once its provider has answered.',
    tag,
    transaction: 'own',
    limit: 'provider_check',
  })
    .input(connectionOrder)
    .output(done),
  removeConnection: call({
    method: 'DELETE',
    path: '/company_sign_in/connection',
    policy: 'company-owner',
    summary: 'Ends the connection.',
    tag,
  }).output(done),
  setState: call({
    method: 'PUT',
    path: '/company_sign_in/state',
    policy: 'company-owner',
    summary: 'Switches the sign-in on, once it was tried, or off; and says whether it is the only way in.',
    tag,
    transaction: 'own',
  })
    .input(connectionState)
    .output(done),
  try: call({
    method: 'POST',
    path: '/company_sign_in/trial',
    policy: 'company-owner',
    summary: 'Where the caller tries the connection; nobody is signed in by it.',
    tag,
    toast: 'refusals',
    transaction: 'own',
    limit: 'provider_check',
  }).output(address),
  way: call({
    method: 'POST',
    path: '/company_sign_in/way',
    policy: 'public',
    isReading: true,
    summary: 'The company whose own sign-in an address has, if any.',
    tag,
    toast: 'none',
    limit: 'company_way',
  })
    .input(entryQuestion)
    .output(z.object({ status: z.literal(200), data: z.object({ name: z.string() }).nullable() })),
  begin: call({
    method: 'POST',
    path: '/company_sign_in/entry',
    policy: 'public',
    summary: 'Where somebody with such an address proves who they are.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'company_entry',
  })
    .input(entryOrder)
    .output(address),
};

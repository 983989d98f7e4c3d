import { z } from 'zod';
import {
  confirmationOrder,
  connectionKinds,
  connectionOrder,
  connectionState,
  entryOrder,
  entryQuestion,
  grantedRoles,
} from '#domain/companies/sign-in.ts';
import { signInDirectory } from './company-sign-in-directory.ts';
import { signInDomain, signInDomains } from './company-sign-in-domains.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Company sign-in';

const role = z.enum(grantedRoles);

const connection = z.object({
  kind: z.enum(connectionKinds),
  /** Of SAML the entity id. */
  issuer: z.string(),
  /** Empty in SAML. */
  client_id: z.string(),
  /** What SAML has besides; empty in OpenID Connect. */
  sso_address: z.string(),
  certificates: z.array(z.object({ pem: z.string(), fingerprint: z.string(), valid_until: z.string() })),
  email_attribute: z.string(),
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

/** The sign-in that a company has of its own: its domains, its provider, its directory, and the way there. */
export const companySignIn = {
  ...signInDomains,
  ...signInDirectory,
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
        /** Where a provider reads what it has to know in SAML, which is our entity id, too; null where that isn't spoken. */
        saml: z.object({ metadata_address: z.string() }).nullable(),
        domains: z.array(signInDomain),
        connection: connection.nullable(),
        tried: tried.nullable(),
        /** Who may keep the password: owners with a second factor. */
        keepers: z.array(keeper),
      }),
    }),
  ),
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
  confirmation: call({
    method: 'GET',
    path: '/company_sign_in/confirmation',
    policy: 'member',
    summary: 'Whether the caller has a password; without one, until when the last entry stands for it.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        has_password: z.boolean(),
        /** Whether there is a sign-in of the company to confirm by; without one a password has to be set by email. */
        has_way: z.boolean(),
        confirmed_until: z.string().nullable(),
      }),
    }),
  ),
  confirm: call({
    method: 'POST',
    path: '/company_sign_in/confirmation',
    policy: 'member',
    summary:
      'Where a member without a password proves anew who they are; calls that ask for it are open for 10 minutes.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'company_entry',
  })
    .input(confirmationOrder)
    .output(address),
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

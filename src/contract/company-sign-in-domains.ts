import { z } from 'zod';
import { domainOrder, domainProof } from '#domain/companies/sign-in.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Company sign-in';

export const signInDomain = z.object({
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
export type SignInDomain = z.infer<typeof signInDomain>;

/** The domains by whose addresses the people of a company are known, and what proves each. */
export const signInDomains = {
  addDomain: call({
    method: 'POST',
    path: '/company_sign_in/domains',
    policy: 'company-owner',
    summary: 'Writes a domain down and answers the record that proves it.',
    tag,
  })
    .input(domainOrder)
    .output(done.extend({ data: signInDomain })),
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
        data: signInDomain,
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
    .input(domainProof)
    .output(done.extend({ data: signInDomain })),
  provedDomains: call({
    method: 'GET',
    path: '/company_sign_in/companies/{id}',
    policy: 'admin',
    summary: 'The domains of a company, and by what each is proved.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(z.object({ status: z.literal(200), data: z.array(signInDomain) })),
  withdrawProof: call({
    method: 'POST',
    path: '/company_sign_in/proof/withdrawal',
    policy: 'admin',
    summary: 'Takes back that an administrator has vouched for a domain.',
    tag,
  })
    .input(domainProof)
    .output(done),
};

import { z } from 'zod';
import { providerSignup } from '#domain/candidates/provider-signup.ts';
import { providerConnection, providerEntry, providerNamed } from '#domain/identity/providers.ts';
import { done } from './done.ts';
import { call } from './route.ts';
import { opened, secondStepAsked } from './session.ts';
import { shownProvider } from './site.ts';

const tag = 'Candidate sign-in';

/** A provider as the own account knows it. */
const way = shownProvider.extend({
  /** The address that it told last, and since when it opens the account; null where it does not. */
  connected: z.object({ email: z.string(), since: z.string() }).nullable(),
});
export type ProviderWay = z.infer<typeof way>;

const signUpStep = z.object({
  step: z.literal('sign_up'),
  provider: z.string(),
  name: z.string(),
  email: z.string(),
});

export type ProviderSignUpStep = z.infer<typeof signUpStep>;

const address = done.extend({ address: z.string() });

/** How candidates sign in by somebody who knows them: Google, LinkedIn, or whom the operator names. */
export const candidateSignIn = {
  begin: call({
    method: 'POST',
    path: '/candidate_sign_in/entry',
    policy: 'public',
    summary: 'Where a candidate proves who they are.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'provider_entry',
  })
    .input(providerEntry)
    .output(address),
  step: call({
    method: 'POST',
    path: '/candidate_sign_in/step',
    policy: 'public',
    summary: 'What is left for a browser that came back: the second step of the account, or a new account.',
    tag,
    toast: 'none',
    limit: 'provider_entry',
  }).output(z.union([signUpStep, secondStepAsked])),
  signUp: call({
    method: 'POST',
    path: '/candidate_sign_in/account',
    policy: 'public',
    summary: 'Opens the account of somebody new, with the address that the provider has verified.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_up',
  })
    .input(providerSignup)
    .output(opened),
  ways: call({
    method: 'GET',
    path: '/candidate_sign_in/connections',
    policy: 'candidate',
    summary: 'By which providers the caller may sign in.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(way) })),
  connect: call({
    method: 'POST',
    path: '/candidate_sign_in/connections',
    policy: 'candidate',
    summary: 'Where the caller proves who they are, so that the provider opens the account, too.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'provider_entry',
  })
    .input(providerConnection)
    .output(address),
  disconnect: call({
    method: 'DELETE',
    path: '/candidate_sign_in/connections/{provider}',
    policy: 'candidate',
    summary: 'Ends that a provider opens the account; not the last way in.',
    tag,
  })
    .input(providerNamed)
    .output(done),
};

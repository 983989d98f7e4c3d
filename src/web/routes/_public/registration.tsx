import { ClientOnly, createFileRoute, useLoaderData } from '@tanstack/react-router';
import { Suspense } from 'react';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { m } from '#texts/messages.js';
import { CandidateSignup } from '#web/features/candidates/signup/candidate-signup.tsx';
import { RegistrationSkeleton } from '#web/features/companies/registration/registration-skeleton.tsx';
import { leadOn } from '#web/features/identity/lead-on.ts';
import { ProviderButtons } from '#web/features/identity/provider-buttons.tsx';
import { RegistrationFrame } from '#web/features/identity/registration-frame.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { laterPart } from '#web/later-part.ts';
import { one } from '#web/search-params.ts';

const CompanyRegistration = laterPart(() =>
  import('#web/features/companies/registration/company-registration.tsx').then(
    ({ CompanyRegistration }) => CompanyRegistration,
  ),
);

export const Route = createFileRoute('/_public/registration')({
  validateSearch: (search): { us?: string; redirect?: string } => ({
    us: one(search.us),
    redirect: safeRedirect(one(search.redirect)),
  }),
  beforeLoad: ({ context, search }) => leadOn(context.surroundings, search.redirect),
  head: () =>
    pageHead({
      title: m.identity_registration_title(),
      description: import.meta.env.SSR ? m.identity_registration_candidate_lead() : '',
      path: '/registration',
    }),
  component: Registration,
});

function Registration() {
  const { us, redirect: target } = Route.useSearch();
  const { sends_whatsapp, sign_in_providers } = useLoaderData({ from: '/_public' });
  const isEmployer = us === 'emp';
  return (
    <RegistrationFrame
      isEmployer={isEmployer}
      redirect={target}
      below={!isEmployer && <ProviderButtons providers={sign_in_providers} redirect={target} />}
    >
      {isEmployer ? (
        <ClientOnly fallback={<RegistrationSkeleton />}>
          <Suspense fallback={<RegistrationSkeleton />}>
            <CompanyRegistration />
          </Suspense>
        </ClientOnly>
      ) : (
        <CandidateSignup redirect={target} sendsWhatsapp={sends_whatsapp} />
      )}
    </RegistrationFrame>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { RefusedEntry } from '#domain/companies/refused-entries.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { companyLabel } from '#web/features/companies/labels.ts';
import { SettingsPage } from '#web/features/companies/profile/settings-page.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { refusedEntryTexts } from '#web/features/identity/refused-entries.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { DirectoryCard } from './directory-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { OnlyWayCard } from './only-way-card.tsx';
import { TriedCard } from './tried-card.tsx';
import '#web/features/companies/companies.css';
import './sign-in.css';

/** The sign-in that a company has of its own; owners alone see and change it. */
export function SignInScreen({ refused }: { refused?: RefusedEntry | undefined }) {
  const own = useCompany();
  if (!own) return null;
  return (
    <SettingsPage title={m.companies_tab_sign_in()} lead={companyLabel(own.company)}>
      <ApprovalNotice own={own} />
      {own.role === 'owner' ? (
        <SignIn refused={refused} />
      ) : (
        <Notice tone="info">{m.companies_sign_in_owners()}</Notice>
      )}
    </SettingsPage>
  );
}

function SignIn({ refused }: { refused?: RefusedEntry | undefined }) {
  const signIn = useQuery(query.companySignIn.read.queryOptions());
  return (
    <>
      {refused && (
        <Notice tone="no" role="alert">
          {refusedEntryTexts[refused]()}
        </Notice>
      )}
      <Answered query={signIn} skeleton={<Skeleton height="320px" />}>
        {({ data }) => (
          <>
            <DomainsCard domains={data.domains} />
            <ConnectionCard
              connection={data.connection}
              isNext={data.domains.length > 0}
              returnAddress={data.return_address}
              saml={data.saml}
            />
            {data.connection && <DirectoryCard />}
            {data.connection?.is_on && <OnlyWayCard connection={data.connection} keepers={data.keepers} />}
            {data.tried && <TriedCard tried={data.tried} />}
          </>
        )}
      </Answered>
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInDirectory } from '#contract/company-sign-in-directory.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { CopiedField } from '#web/features/companies/settings/copied-field.tsx';
import { ShownOnceDialog } from '#web/features/companies/settings/shown-once-dialog.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { numberText } from '#web/number-text.ts';
import { DirectoryDialog } from './directory-dialog.tsx';

/** The directory that tells who works for the company: its address and token, and how that goes. */
export function DirectoryCard() {
  const { data } = useQuery(query.companySignIn.directory.queryOptions());
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [asked, setAsked] = useState<'make' | 'remove' | { token: string }>();
  if (!data) return null;
  const { address, directory } = data.data;
  const close = () => setAsked(undefined);
  const remove = async () => {
    if (!(await run(() => api.companySignIn.removeDirectory()))) return;
    close();
    await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
  };
  return (
    <Card as="section" aria-labelledby="directory">
      <div className="company-card-head">
        <div>
          <h2 id="directory">{m.companies_directory()}</h2>
          <p className="field-help">{m.companies_directory_help()}</p>
        </div>
        <StatusBadge tone={directory ? 'ok' : 'neutral'}>
          {directory ? m.companies_directory_connected() : m.companies_directory_none()}
        </StatusBadge>
      </div>
      <div className="company-connection">
        <CopiedField label={m.companies_directory_address()} value={address} />
        {directory && <DirectoryState directory={directory} />}
        <div className="company-connection-acts">
          <Button onClick={() => setAsked('make')}>
            {directory ? m.companies_directory_renew() : m.companies_directory_make()}
          </Button>
          {directory && (
            <Button variant="quiet" onClick={() => setAsked('remove')}>
              {m.companies_directory_remove()}
            </Button>
          )}
        </div>
      </div>
      {asked === 'make' && <DirectoryDialog onClose={close} onMade={(token) => setAsked({ token })} />}
      {typeof asked === 'object' && (
        <ShownOnceDialog
          title={m.companies_directory()}
          label={m.companies_directory_token()}
          secret={asked.token}
          copied={m.companies_directory_copied()}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        title={m.companies_directory_remove_title()}
        confirmLabel={m.companies_directory_remove()}
        cancelLabel={m.companies_cancel()}
        destructive
        busy={isRunning}
        problem={sentence}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        <p>{m.companies_directory_remove_text()}</p>
      </ConfirmDialog>
    </Card>
  );
}

function DirectoryState({ directory }: { directory: SignInDirectory }) {
  const { locale } = useSurroundings();
  const { beginning, last_used_at, people, refused } = directory;
  return (
    <>
      <Facts
        layout="beside"
        facts={[
          [m.companies_directory_token(), <bdi key="token" dir="ltr">{`${beginning}…`}</bdi>],
          [
            m.companies_directory_used(),
            last_used_at ? momentText(last_used_at, locale) : m.companies_directory_unused(),
          ],
          [m.companies_directory_people(), numberText(people)],
        ]}
      />
      {refused.length > 0 && (
        <Notice tone="wait" title={m.companies_directory_refused()}>
          <ul>
            {refused.map(({ at, request, detail }) => (
              <li key={`${at} ${request}`}>
                {momentText(at, locale)}
                {' · '}
                <bdi dir="ltr">{`${request}: ${detail}`}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

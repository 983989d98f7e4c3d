import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInConnection } from '#contract/company-sign-in.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button, ButtonAnchor } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';
import { CopiedField } from '#web/features/companies/settings/copied-field.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

type Asked = 'change' | 'switch' | 'remove';

/** The provider by which the company's people prove themselves, and whether they come in by it. */
export function ConnectionCard({
  connection,
  isNext,
  returnAddress,
  saml,
}: {
  connection: SignInConnection | null;
  /** Whether it is what an owner does next: a domain comes first. */
  isNext: boolean;
  returnAddress: string;
  /** Where our own metadata are, which is our name there; null where SAML is not spoken. */
  saml: { metadata_address: string } | null;
}) {
  const isOidc = connection?.kind === 'oidc';
  const tellsSaml = saml !== null && !isOidc;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const setUp = (
    <Button variant={isNext ? 'primary' : undefined} onClick={() => setAsked('change')}>
      {m.companies_connection_set_up()}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby="connection">
      <div className="company-card-head">
        <div>
          <h2 id="connection">{m.companies_connection()}</h2>
          <p className="field-help">
            {saml ? m.companies_connection_help_both() : m.companies_connection_help()}
          </p>
        </div>
        {connection && (
          <StatusBadge tone={connection.is_on ? 'ok' : 'neutral'}>
            {connection.is_on ? m.companies_connection_on() : m.companies_connection_off()}
          </StatusBadge>
        )}
      </div>
      <div className="company-connection">
        {connection ? (
          <Facts layout="beside" facts={factsOf(connection)} />
        ) : (
          <EmptyState small heading="h3" title={m.companies_connection_none()} actions={setUp}>
            {m.companies_connection_none_text()}
          </EmptyState>
        )}
        {connection?.kind !== 'saml' && (
          <CopiedField label={m.companies_connection_return()} value={returnAddress} />
        )}
        {tellsSaml && <OwnNames entityId={saml.metadata_address} acsAddress={returnAddress} />}
        {connection && <Acts connection={connection} onAsk={setAsked} />}
      </div>
      {asked === 'change' && (
        <ConnectionDialog connection={connection} offersSaml={saml !== null} onClose={close} />
      )}
      {asked === 'switch' && connection && <SwitchDialog isOn={connection.is_on} onClose={close} />}
      <RemoveDialog open={asked === 'remove'} onClose={close} />
    </Card>
  );
}

function factsOf(connection: SignInConnection) {
  const { issuer, client_id, groups_claim, roles, default_role } = connection;
  const isSaml = connection.kind === 'saml';
  return [
    [isSaml ? m.companies_connection_entity() : m.companies_connection_issuer(), ltr(issuer)],
    ...(isSaml ? samlFacts(connection) : [[m.companies_connection_client_id(), ltr(client_id)] as const]),
    [isSaml ? m.companies_connection_groups_attribute() : m.companies_connection_groups(), groups_claim],
    ...roles.map(({ group, role }) => [group, labelOf('member_role', role)] as const),
    [m.companies_connection_default(), labelOf('member_role', default_role)],
  ] as const;
}

function samlFacts({ sso_address, certificates, email_attribute }: SignInConnection) {
  const until = certificates.map(({ fingerprint, valid_until }) => (
    <span key={fingerprint} className="company-certificate">
      {m.companies_connection_until({ date: dateLabel(valid_until) })} {ltr(fingerprint.slice(0, 11))}
    </span>
  ));
  return [
    [m.companies_connection_sso(), ltr(sso_address)],
    [m.companies_connection_certificates(), until],
    [m.companies_connection_email_attribute(), email_attribute],
  ] as const;
}

function ltr(text: string) {
  return (
    <bdi key={text} dir="ltr">
      {text}
    </bdi>
  );
}

/** What a provider that speaks SAML has to know of us. */
function OwnNames({ entityId, acsAddress }: { entityId: string; acsAddress: string }) {
  return (
    <>
      <CopiedField label={m.companies_connection_own_entity()} value={entityId} />
      <CopiedField label={m.companies_connection_acs()} value={acsAddress} />
      <div>
        <ButtonAnchor href={new URL(entityId).pathname} download="mihna-saml.xml">
          {m.companies_connection_own_metadata()}
        </ButtonAnchor>
      </div>
    </>
  );
}

function Acts({ connection, onAsk }: { connection: SignInConnection; onAsk(asked: Asked): void }) {
  const { run, isRunning, sentence } = useCall();
  const { is_on, tried_at } = connection;
  const tryIt = async () => {
    const answer = await run(() => api.companySignIn.try());
    if (answer) window.location.assign(answer.address);
  };
  const isReady = is_on || tried_at !== null;
  return (
    <>
      <p className="field-help">{m.companies_connection_try_help()}</p>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
      <div className="company-connection-acts">
        <Button variant={isReady ? undefined : 'primary'} loading={isRunning} onClick={() => void tryIt()}>
          {m.companies_connection_try()}
        </Button>
        {isReady && (
          <Button variant={is_on ? undefined : 'primary'} onClick={() => onAsk('switch')}>
            {is_on ? m.companies_connection_switch_off() : m.companies_connection_switch_on()}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onAsk('change')}>
          {m.companies_connection_change()}
        </Button>
        <Button variant="quiet" onClick={() => onAsk('remove')}>
          {m.companies_connection_remove()}
        </Button>
      </div>
    </>
  );
}

function RemoveDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const remove = async () => {
    if (!(await run(() => api.companySignIn.removeConnection()))) return;
    onClose();
    await queries.invalidateQueries({ queryKey: query.companySignIn.key() });
  };
  return (
    <ConfirmDialog
      open={open}
      title={m.companies_connection_remove_title()}
      confirmLabel={m.companies_connection_remove()}
      cancelLabel={m.companies_cancel()}
      destructive
      busy={isRunning}
      problem={sentence}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{m.companies_connection_switch_off_text()}</p>
    </ConfirmDialog>
  );
}

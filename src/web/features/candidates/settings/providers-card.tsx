import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProviderWay } from '#contract/candidate-sign-in.ts';
import type { RefusedProvider } from '#domain/identity/refused-providers.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Ltr } from '#web/design/ltr.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { refusedProviderTexts } from '#web/features/identity/refused-providers.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { readFailure } from '#web/refusal.ts';
import './settings.css';

export interface CameBack {
  /** Which provider was connected just now. */
  connected?: string | undefined;
  refused?: RefusedProvider | undefined;
}

/** Who opens the own account besides the password; nothing where the operator names nobody. */
export function ProvidersCard({ connected, refused }: CameBack) {
  const queries = useQueryClient();
  const ways = useQuery(query.candidateSignIn.ways.queryOptions()).data?.data ?? [];
  const [connecting, setConnecting] = useState<ProviderWay>();
  const end = useMutation({
    mutationFn: ({ key: provider }: ProviderWay) => api.candidateSignIn.disconnect({ provider }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.candidateSignIn.key() }),
  });
  if (ways.length === 0) return null;
  const fresh = ways.find((way) => way.key === connected && way.connected);
  return (
    <Card as="section" pad="md" className="settings-card" aria-labelledby="providers">
      <div>
        <h2 id="providers">{m.identity_providers()}</h2>
        <p className="field-help">{m.identity_providers_lead()}</p>
      </div>
      {fresh && (
        <Notice tone="ok" role="status">
          {m.identity_provider_connected({ provider: fresh.name })}
        </Notice>
      )}
      {refused && (
        <Notice tone="no" role="status">
          {refusedProviderTexts[refused]()}
        </Notice>
      )}
      {end.error && (
        <Notice tone="no" role="alert">
          {readFailure(end.error).message}
        </Notice>
      )}
      <ul className="settings-providers">
        {ways.map((way) => (
          <ProviderRow
            key={way.key}
            way={way}
            isEnding={end.isPending && end.variables.key === way.key}
            onConnect={() => setConnecting(way)}
            onEnd={() => end.mutate(way)}
          />
        ))}
      </ul>
      {connecting && <ConnectDialog way={connecting} onClose={() => setConnecting(undefined)} />}
    </Card>
  );
}

function ProviderRow({
  way: { name, connected },
  isEnding,
  onConnect,
  onEnd,
}: {
  way: ProviderWay;
  isEnding: boolean;
  onConnect(): void;
  onEnd(): void;
}) {
  const { locale } = useSurroundings();
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className="field-help">
          {connected ? (
            <>
              <Ltr>{connected.email}</Ltr>
              {' · '}
              {m.second_step_since({
                date: dateFormat(locale, { dateStyle: 'medium' }).format(new Date(connected.since)),
              })}
            </>
          ) : (
            m.identity_provider_none()
          )}
        </p>
      </div>
      {connected ? (
        <Button
          size="sm"
          loading={isEnding}
          aria-label={m.identity_disconnect_named({ provider: name })}
          onClick={onEnd}
        >
          {m.identity_disconnect()}
        </Button>
      ) : (
        <Button size="sm" aria-label={m.identity_connect_named({ provider: name })} onClick={onConnect}>
          {m.identity_connect()}
        </Button>
      )}
    </li>
  );
}

function ConnectDialog({ way: { key, name }, onClose }: { way: ProviderWay; onClose(): void }) {
  const form = useForm({
    values: { password: '' },
    send: ({ password }) => api.candidateSignIn.connect({ provider: key, password }),
    onDone: ({ address }) => window.location.assign(address),
    keeps: true,
  });
  return (
    <FormDialog
      title={m.identity_connect_named({ provider: name })}
      form={form}
      confirm={m.identity_connect()}
      cancel={m.second_step_cancel()}
      onClose={onClose}
    >
      <p>{m.identity_connect_lead({ provider: name })}</p>
      <OwnPasswordField {...form.field('password')} label={m.candidates_your_password()} />
    </FormDialog>
  );
}

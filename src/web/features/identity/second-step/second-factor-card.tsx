import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPasskey, SecondFactorState } from '#contract/second-factor.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { type Proof, ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpAppDialog } from './set-up-app-dialog.tsx';
import './second-factor-card.css';

type Open = 'app' | 'passkey' | 'remove-app' | 'codes' | OwnPasskey;

/** What the account asks for besides its password, for every settings screen (security S12). */
export function SecondFactorCard() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(query.secondFactor.state.queryOptions());
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<string[]>();
  const [isChanged, setChanged] = useState(false);
  const close = () => setOpen(undefined);
  const settle = async (fresh: string[] | null = null) => {
    close();
    setCodes(fresh ?? undefined);
    setChanged(true);
    await queries.invalidateQueries({ queryKey: query.secondFactor.key() });
    await queries.invalidateQueries({ queryKey: query.identity.sessions.key() });
  };
  const state = data?.data;
  const hasPasskey = (state?.passkeys.length ?? 0) > 0;
  return (
    <Card as="section" pad="md" className="second-factor" aria-labelledby="second-factor">
      <div>
        <h2 id="second-factor">{m.second_step_settings()}</h2>
        <p className="field-help">{m.second_step_settings_lead()}</p>
      </div>
      {isChanged && !open && !codes && (
        <Notice tone="ok" role="status">
          {m.second_step_changed()}
        </Notice>
      )}
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!state && !error && <Skeleton height="120px" />}
      {state && <Factors state={state} onOpen={setOpen} />}
      {open === 'app' && <SetUpAppDialog onClose={close} onDone={settle} />}
      {open === 'passkey' && <AddPasskeyDialog onClose={close} onDone={settle} />}
      {open !== undefined && open !== 'app' && open !== 'passkey' && (
        <ProofDialog
          {...proofOf(open)}
          hasApp={state?.totp_since != null}
          hasPasskey={hasPasskey}
          onClose={close}
          onDone={settle}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}

function proofOf(open: Exclude<Open, 'app' | 'passkey'>) {
  if (open === 'codes')
    return {
      title: m.second_step_codes_renew(),
      send: async (proof: Proof) => (await api.secondFactor.renewCodes(proof)).recovery_codes,
    };
  if (open === 'remove-app')
    return {
      title: m.second_step_remove_app(),
      isRemoval: true,
      send: async (proof: Proof) => {
        await api.secondFactor.removeTotp(proof);
        return null;
      },
    };
  return {
    title: m.second_step_passkey_remove({ name: open.name }),
    isRemoval: true,
    send: async (proof: Proof) => {
      await api.secondFactor.removePasskey({ id: open.id, ...proof });
      return null;
    },
  };
}

function Factors({ state, onOpen }: { state: SecondFactorState; onOpen(open: Open): void }) {
  const { locale } = useSurroundings();
  const day = dateFormat(locale, { dateStyle: 'medium' });
  const { totp_since, passkeys, recovery_codes_left: left } = state;
  return (
    <ul className="second-factor-list">
      <li>
        <div>
          <b>{m.second_step_app()}</b>
          <p className="field-help">
            {totp_since
              ? m.second_step_since({ date: day.format(new Date(totp_since)) })
              : m.second_step_app_help()}
          </p>
        </div>
        {totp_since ? (
          <Button size="sm" aria-label={m.second_step_remove_app()} onClick={() => onOpen('remove-app')}>
            {m.second_step_remove()}
          </Button>
        ) : (
          <Button size="sm" aria-label={m.second_step_set_up_app()} onClick={() => onOpen('app')}>
            {m.second_step_set_up()}
          </Button>
        )}
      </li>
      <li>
        <div>
          <b>{m.second_step_passkeys()}</b>
          <p className="field-help">{m.second_step_passkey_help()}</p>
        </div>
        <Button size="sm" onClick={() => onOpen('passkey')}>
          {m.second_step_passkey_add()}
        </Button>
      </li>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <b>{passkey.name}</b>
            <p className="field-help">
              {passkey.last_used_at
                ? m.second_step_passkey_used({ date: day.format(new Date(passkey.last_used_at)) })
                : m.second_step_passkey_unused()}
            </p>
          </div>
          <Button
            size="sm"
            aria-label={m.second_step_passkey_remove({ name: passkey.name })}
            onClick={() => onOpen(passkey)}
          >
            {m.second_step_remove()}
          </Button>
        </li>
      ))}
      {(totp_since || passkeys.length > 0) && (
        <li>
          <div>
            <b>{m.second_step_codes()}</b>
            <p className="field-help">
              {left > 0 ? m.second_step_codes_left({ count: left }) : m.second_step_codes_none()}
              {' · '}
              {m.second_step_codes_help()}
            </p>
          </div>
          <Button size="sm" onClick={() => onOpen('codes')}>
            {m.second_step_codes_renew()}
          </Button>
        </li>
      )}
    </ul>
  );
}

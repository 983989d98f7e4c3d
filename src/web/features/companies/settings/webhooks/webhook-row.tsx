import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { webhookTypes } from '#domain/webhooks.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { MoreIcon } from '#web/design/icons/icons.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '#web/design/overlay/menu.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { eventLabels, stateLooks } from './webhook-labels.ts';

/** One endpoint: where it is, what it hears of and how it does; everything that an owner does with it. */
export function WebhookRow({
  webhook,
  onSecret,
}: {
  webhook: Webhook;
  onSecret(host: string, secret: string): void;
}) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useSurroundings();
  const { run, isRunning, sentence } = useCall();
  const [asked, setAsked] = useState<'change' | 'renew' | 'remove'>();
  const { id, url, events, with_personal_data, state, failing_since, former_secret_until } = webhook;
  const { host } = new URL(url);
  const close = () => setAsked(undefined);
  const again = () => queries.invalidateQueries({ queryKey: query.webhooks.key() });
  const remove = async () => {
    if (!(await run(() => api.webhooks.remove({ id })))) return;
    close();
    await navigate({ to: '.', search: {} });
    await again();
  };
  const test = async () => {
    await run(() => api.webhooks.test({ id }));
    await again();
  };
  const { tone, label } = stateLooks[state];
  const isAll = events.length === webhookTypes.length;
  return (
    <li className="company-hook">
      <span className="company-list-text">
        <b>
          <bdi dir="ltr">{url}</bdi>
        </b>
        <span>
          {isAll ? m.companies_hook_events_all() : events.map((type) => eventLabels[type]()).join(' · ')}
        </span>
        {with_personal_data && <span>{m.companies_hook_personal_on()}</span>}
        {state === 'on' && failing_since && (
          <span>{m.companies_hook_failing_since({ date: momentText(failing_since, locale) })}</span>
        )}
        {former_secret_until && (
          <span>{m.companies_hook_former_until({ date: momentText(former_secret_until, locale) })}</span>
        )}
        {sentence && !asked && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
      </span>
      <StatusBadge tone={failing_since && state === 'on' ? 'wait' : tone}>{label()}</StatusBadge>
      <span className="company-hook-acts">
        <LinkButton size="sm" to="." search={{ endpoint: id }}>
          {m.companies_hook_log()}
          <span className="sr"> {host}</span>
        </LinkButton>
        <Menu
          label={m.companies_hook_more({ host })}
          trigger={(props) => (
            <IconButton
              {...props}
              variant="quiet"
              size="sm"
              label={m.companies_hook_more({ host })}
              icon={<MoreIcon size="sm" />}
            />
          )}
        >
          <MenuItem onClick={() => setAsked('change')}>{m.companies_hook_change()}</MenuItem>
          <MenuItem disabled={state !== 'on'} onClick={() => void test()}>
            {m.companies_hook_test()}
          </MenuItem>
          <MenuItem onClick={() => setAsked('renew')}>{m.companies_hook_renew()}</MenuItem>
          <MenuLine />
          <MenuItem danger onClick={() => setAsked('remove')}>
            {m.companies_hook_remove()}
          </MenuItem>
        </Menu>
      </span>
      {asked === 'change' && <WebhookDialog webhook={webhook} onClose={close} />}
      {asked === 'renew' && (
        <RenewDialog
          webhook={webhook}
          onClose={close}
          onRenewed={(secret) => {
            close();
            onSecret(host, secret);
          }}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        title={m.companies_hook_remove_title({ host })}
        confirmLabel={m.companies_hook_remove()}
        cancelLabel={m.companies_cancel()}
        destructive
        busy={isRunning}
        problem={sentence}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        <p>{m.companies_hook_remove_text()}</p>
      </ConfirmDialog>
    </li>
  );
}

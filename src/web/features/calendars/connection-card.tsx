import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarConnection } from '#contract/calendars.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { momentText } from '#web/moments.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { faultTexts } from './fault-texts.ts';

/** Where the own calendar is, when it was read, and what is wrong with it. */
export function ConnectionCard({ connection }: { connection: CalendarConnection | null }) {
  const [asked, setAsked] = useState<'connect' | 'disconnect'>();
  const close = () => setAsked(undefined);
  return (
    <Card as="section" aria-labelledby="calendar">
      <div className="company-card-head">
        <div>
          <h2 id="calendar">{m.calendars_title()}</h2>
          <p className="field-help">{m.calendars_help()}</p>
        </div>
        {connection && (
          <StatusBadge tone={connection.fault ? 'no' : 'ok'}>
            {connection.fault ? m.calendars_state_fault() : m.calendars_state_ok()}
          </StatusBadge>
        )}
      </div>
      <div className="calendar-body">
        {connection ? (
          <Connected connection={connection} onAsk={setAsked} />
        ) : (
          <EmptyState
            small
            heading="h3"
            title={m.calendars_none()}
            actions={
              <Button variant="primary" onClick={() => setAsked('connect')}>
                {m.calendars_connect()}
              </Button>
            }
          >
            {m.calendars_none_text()}
          </EmptyState>
        )}
      </div>
      {asked === 'connect' && <ConnectDialog kind={connection?.kind ?? 'ics'} onClose={close} />}
      <DisconnectDialog open={asked === 'disconnect'} onClose={close} />
    </Card>
  );
}

function Connected({
  connection,
  onAsk,
}: {
  connection: CalendarConnection;
  onAsk(asked: 'connect' | 'disconnect'): void;
}) {
  const queries = useQueryClient();
  const { locale } = useSurroundings();
  const { run, isRunning, sentence } = useCall();
  const { kind, host, username, calendars, read_at, fault, write_fault, skipped } = connection;
  const refresh = async () => {
    await run(() => api.calendars.refresh());
    await queries.invalidateQueries({ queryKey: query.calendars.key() });
  };
  return (
    <>
      {(fault || sentence) && (
        <Notice tone="no" role="alert">
          {sentence ?? (fault && faultTexts[fault]())}
          {fault && <p>{m.calendars_fault({ time: momentText(read_at, locale) })}</p>}
        </Notice>
      )}
      {write_fault && write_fault !== fault && (
        <Notice tone="no" role="alert">
          {m.calendars_write_fault()}
          <p>{faultTexts[write_fault]()}</p>
        </Notice>
      )}
      {skipped > 0 && <Notice tone="wait">{m.calendars_skipped({ number: skipped })}</Notice>}
      <Facts
        layout="beside"
        facts={[
          [
            m.calendars_source(),
            <span key="source">
              {kind === 'ics' ? m.calendars_kind_ics() : m.calendars_kind_caldav()}
              {m.common_comma()}
              <bdi dir="ltr">{host}</bdi>
            </span>,
          ],
          ...(username === ''
            ? []
            : [
                [
                  m.calendars_username(),
                  <bdi key="username" dir="auto">
                    {username}
                  </bdi>,
                ] as const,
              ]),
          ...(kind === 'caldav' ? [[m.calendars_count(), String(calendars)] as const] : []),
          [m.calendars_read_at(), momentText(read_at, locale)],
        ]}
      />
      <div className="calendar-acts">
        <Button loading={isRunning} onClick={() => void refresh()}>
          {m.calendars_refresh()}
        </Button>
        <Button variant="quiet" onClick={() => onAsk('connect')}>
          {m.calendars_change()}
        </Button>
        <Button variant="quiet" onClick={() => onAsk('disconnect')}>
          {m.calendars_disconnect()}
        </Button>
      </div>
    </>
  );
}

function DisconnectDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const disconnect = async () => {
    if (!(await run(() => api.calendars.disconnect()))) return;
    onClose();
    showToast({ type: 'success', text: m.calendars_disconnected() });
    await queries.invalidateQueries({ queryKey: query.calendars.key() });
  };
  return (
    <ConfirmDialog
      open={open}
      title={m.calendars_disconnect_title()}
      confirmLabel={m.calendars_disconnect()}
      cancelLabel={m.companies_cancel()}
      destructive
      busy={isRunning}
      problem={sentence}
      onConfirm={() => void disconnect()}
      onCancel={onClose}
    >
      <p>{m.calendars_disconnect_text()}</p>
    </ConfirmDialog>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useCall } from '#web/forms/use-call.ts';

/** A private address for calendar programs: made, shown once, copied, taken back. */
export function FeedDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const queries = useQueryClient();
  const state = useQuery({ ...query.interviews.feed.queryOptions(), enabled: open });
  const [scope, setScope] = useState<'mine' | 'company'>('mine');
  const [url, setUrl] = useState<string>();
  const { run, isRunning, sentence } = useCall();
  const feed = state.data?.data;
  const refresh = () => queries.invalidateQueries({ queryKey: query.interviews.feed.key() });
  const make = async () => {
    const made = await run(() => api.interviews.openFeed({ scope }));
    if (!made) return;
    setUrl(made.data.url);
    await refresh();
  };
  const end = async () => {
    if (!(await run(() => api.interviews.closeFeed({})))) return;
    setUrl(undefined);
    await refresh();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    showToast({ type: 'success', text: m.interviews_feed_copied() });
  };
  return (
    <Dialog
      open={open}
      onClose={() => {
        setUrl(undefined);
        onClose();
      }}
      title={m.interviews_feed()}
      size="sm"
      actions={
        <>
          {feed && (
            <Button variant="quiet" loading={isRunning} onClick={() => void end()}>
              {m.interviews_feed_end()}
            </Button>
          )}
          <Button variant={url ? 'default' : 'primary'} loading={isRunning} onClick={() => void make()}>
            {feed ? m.interviews_feed_renew() : m.interviews_feed_make()}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{m.interviews_feed_text()}</p>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        {feed && !url && <Notice tone="info">{m.interviews_feed_exists()}</Notice>}
        {url ? (
          <>
            <TextInput label={m.interviews_feed_address()} value={url} readOnly />
            <div>
              <Button icon={<CopyIcon size="sm" />} onClick={() => void copy()}>
                {m.interviews_feed_copy()}
              </Button>
            </div>
          </>
        ) : (
          <ChoiceGroup legend={m.interviews_feed_scope()}>
            {(['mine', 'company'] as const).map((value) => (
              <Radio
                key={value}
                name="scope"
                label={value === 'mine' ? m.interviews_feed_mine() : m.interviews_feed_company()}
                checked={scope === value}
                onChange={() => setScope(value)}
              />
            ))}
          </ChoiceGroup>
        )}
      </div>
    </Dialog>
  );
}

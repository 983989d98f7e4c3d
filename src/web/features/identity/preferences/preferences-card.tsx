import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contract/notifications.ts';
import { type Channel, channels, type Topic } from '#domain/notifications/topics.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { topicText } from './topic-texts.ts';
import './preferences.css';

const preferencesQuery = query.notifications.preferences.queryOptions();

const channelTexts: Readonly<Record<Channel, () => string>> = {
  email: m.notifications_channel_email,
  in_app: m.notifications_channel_in_app,
  whatsapp: m.notifications_channel_whatsapp,
};

/** What a person hears of and by which way, and the hours in which nothing is sent that may wait. */
export function PreferencesCard() {
  const queries = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const keep = (data: Preferences) =>
    queries.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, data });
  return (
    <Card
      as="section"
      pad="md"
      className="preferences"
      id="notifications"
      aria-labelledby="notifications-title"
    >
      <div>
        <h2 id="notifications-title">{m.notifications_choices()}</h2>
        <p className="field-help">{m.notifications_choices_lead()}</p>
      </div>
      <Answered query={preferences} skeleton={<Skeleton height="320px" />}>
        {({ data }) => (
          <>
            <TopicTable
              rows={data.topics}
              channels={channels.filter((channel) => channel !== 'whatsapp' || data.whatsapp === 'on')}
              onChanged={keep}
            />
            <WhatsappNote state={data.whatsapp} />
            <QuietHoursForm key={JSON.stringify(data.quiet_hours)} stored={data.quiet_hours} onSaved={keep} />
          </>
        )}
      </Answered>
    </Card>
  );
}

type Row = Preferences['topics'][number];

/** Why WhatsApp is no way to hear of something, where it could be one. */
function WhatsappNote({ state }: { state: Preferences['whatsapp'] }) {
  const text = whatsappTexts[state];
  if (!text) return null;
  return <p className="field-help">{text()}</p>;
}

const whatsappTexts: Readonly<Record<Preferences['whatsapp'], (() => string) | undefined>> = {
  off: undefined,
  declined: m.notifications_whatsapp_declined,
  no_number: m.notifications_whatsapp_no_number,
  unreachable: m.notifications_whatsapp_unreachable,
  on: m.notifications_whatsapp_on,
};

function TopicTable({
  rows,
  channels,
  onChanged,
}: {
  rows: readonly Row[];
  channels: readonly Channel[];
  onChanged(data: Preferences): void;
}) {
  const { run, isRunning, failure } = useCall();
  const set = async (topic: Topic, channel: Channel, isOn: boolean) => {
    const saved = await run(() => api.notifications.choose({ topic, channel, is_on: isOn }));
    if (saved) onChanged(saved.data);
  };
  return (
    <>
      <table className="preferences-table">
        <thead>
          <tr>
            <th scope="col">{m.notifications_topic()}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {channelTexts[channel]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row">{topicText(row.topic)}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <TopicSwitch
                    row={row}
                    channel={channel}
                    isBusy={isRunning}
                    onChange={(isOn) => void set(row.topic, channel, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {failure && (
        <Notice tone="no" role="alert">
          {failure.message || m.common_something_wrong()}
        </Notice>
      )}
    </>
  );
}

function TopicSwitch({
  row,
  channel,
  isBusy,
  onChange,
}: {
  row: Row;
  channel: Channel;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const choice = row[channel];
  if (!choice) return <span aria-hidden="true">–</span>;
  if (choice.is_fixed) return <span className="preferences-always">{m.notifications_always()}</span>;
  return (
    <label className="preferences-switch">
      <input
        type="checkbox"
        checked={choice.is_on}
        aria-label={m.notifications_choice({
          topic: topicText(row.topic),
          channel: channelTexts[channel](),
        })}
        aria-disabled={isBusy || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

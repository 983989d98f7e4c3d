import { useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '#contract/webhooks.ts';
import { webhookChange, webhookOrder } from '#domain/webhook-orders.ts';
import { type WebhookType, webhookTypes } from '#domain/webhooks.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { eventLabels } from './webhook-labels.ts';

type Made = Awaited<ReturnType<typeof api.webhooks.make>>;

interface Values {
  url: string;
  events: WebhookType[];
  with_personal_data: boolean;
  is_on: boolean;
  password: string;
}

/** Makes an endpoint, or changes one: its address, its events and whether people are named; after the own password. */
export function WebhookDialog({
  webhook,
  onClose,
  onMade,
}: {
  webhook?: Webhook;
  onClose(): void;
  onMade?(made: Made): void;
}) {
  const queries = useQueryClient();
  const values: Values = {
    url: webhook?.url ?? '',
    events: webhook?.events ?? [...webhookTypes],
    with_personal_data: webhook?.with_personal_data ?? false,
    is_on: webhook?.state === 'on',
    password: '',
  };
  const form = useForm({
    values,
    check: bySchema(webhook ? webhookChange : webhookOrder),
    send: async ({ is_on, ...order }): Promise<Made | undefined> => {
      if (!webhook) return api.webhooks.make(order);
      await api.webhooks.save({ ...order, id: webhook.id, is_on });
      return undefined;
    },
    onDone: async (made) => {
      await queries.invalidateQueries({ queryKey: query.webhooks.key() });
      if (made) onMade?.(made);
      else onClose();
    },
    keeps: true,
  });
  const { events } = form.values;
  const tick = (type: WebhookType, isOn: boolean) =>
    form.set('events', isOn ? [...events, type] : events.filter((one) => one !== type));
  const title = webhook ? m.companies_hook_change_title() : m.companies_hook_make();
  return (
    <FormDialog
      size="md"
      title={title}
      form={form}
      confirm={webhook ? m.companies_hook_save() : m.companies_hook_make()}
      cancel={m.companies_cancel()}
      onClose={onClose}
    >
      <TextInput
        {...form.field('url')}
        label={m.companies_hook_url()}
        description={m.companies_hook_url_help()}
        type="url"
        dir="ltr"
        autoComplete="off"
        maxLength={2048}
      />
      <ChoiceGroup legend={m.companies_hook_events()} error={form.errors.events}>
        <div className="company-hook-events">
          {webhookTypes.map((type) => (
            <Checkbox
              key={type}
              name="events"
              value={type}
              label={eventLabels[type]()}
              checked={events.includes(type)}
              onChange={(event) => tick(type, event.target.checked)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Checkbox
        name="with_personal_data"
        label={m.companies_hook_personal()}
        description={m.companies_hook_personal_help()}
        checked={form.values.with_personal_data}
        onChange={(event) => form.set('with_personal_data', event.target.checked)}
      />
      {webhook && (
        <Checkbox
          name="is_on"
          label={m.companies_hook_on()}
          description={m.companies_hook_on_help()}
          checked={form.values.is_on}
          onChange={(event) => form.set('is_on', event.target.checked)}
        />
      )}
      <OwnPasswordField {...form.field('password')} label={m.companies_your_password()} />
    </FormDialog>
  );
}

import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { AccountFrame } from '#web/features/identity/account-frame.tsx';
import { settingsPathOf } from '#web/features/shell/notifications/settings-path.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { topicText } from './topic-texts.ts';

/** What the link of an email ends. */
export type Subscription = Awaited<ReturnType<typeof api.notifications.subscription>>['data'];

/** `/unsubscribe`: one press ends the emails of a topic, another takes them up again; nobody has to sign in. */
export function UnsubscribeScreen({
  token,
  stored,
}: {
  token: string;
  /** Undefined for a link that is none. */
  stored: Subscription | undefined;
}) {
  const { viewer } = useSurroundings();
  const [subscription, setSubscription] = useState(stored);
  const form = useForm({
    values: {},
    send: () => api.notifications.unsubscribe({ token, is_on: subscription?.is_on === false }),
    keeps: true,
    onDone: ({ data }) => setSubscription(data),
  });
  const below = (
    <PageLink to={viewer ? `${settingsPathOf(viewer.role)}#notifications` : '/login'}>
      {m.notifications_unsubscribe_all()}
    </PageLink>
  );
  if (!subscription)
    return (
      <AccountFrame
        title={m.notifications_unsubscribe_broken_title()}
        lead={m.notifications_unsubscribe_broken()}
        below={below}
      />
    );
  const facts = { topic: topicText(subscription.topic), email: subscription.email };
  const { is_on: isOn } = subscription;
  return (
    <AccountFrame
      title={isOn ? m.notifications_unsubscribe_title() : m.notifications_unsubscribed_title()}
      lead={isOn ? m.notifications_unsubscribe_lead(facts) : m.notifications_unsubscribed_lead(facts)}
      below={below}
    >
      <Form form={form} className="account-form">
        <Button type="submit" variant={isOn ? 'primary' : 'default'} size="lg" wide loading={form.isRunning}>
          {isOn ? m.notifications_unsubscribe() : m.notifications_subscribe_again()}
        </Button>
      </Form>
    </AccountFrame>
  );
}

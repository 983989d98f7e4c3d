import { useState } from 'react';
import { adminInvitation } from '#domain/identity/team.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Invites an administrator by a letter. */
export function InviteAdministratorForm({ onInvited }: { onInvited(): unknown }) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    values: { email: '' },
    check: bySchema(adminInvitation),
    send: (values) => {
      setSentTo(undefined);
      return api.adminTeam.invite(values);
    },
    onDone: (_answer, { email }) => {
      setSentTo(email);
      return onInvited();
    },
  });
  return (
    <Card as="section" pad="md" aria-labelledby="invite-administrator">
      <Form form={form} className="admin-team-form">
        <div>
          <h2 id="invite-administrator">{m.admin_team_invite_title()}</h2>
          <p className="field-help">{m.admin_team_invite_help()}</p>
        </div>
        {sentTo && (
          <Notice tone="ok" role="status">
            {m.admin_team_sent({ email: sentTo })}
          </Notice>
        )}
        <EmailField {...form.field('email')} label={m.admin_team_invite_email()} autoComplete="off" />
        <div>
          <Button
            type="submit"
            variant="primary"
            icon={<SendIcon />}
            loading={form.isRunning}
            disabled={form.wait > 0}
          >
            {m.admin_team_invite()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

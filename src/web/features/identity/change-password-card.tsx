import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { passwordChange } from '#domain/identity/accounts.ts';
import { userTypes } from '#domain/identity/people.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useSession } from './session.ts';
import { SetPasswordCard } from './set-password-card.tsx';
import './account-frame.css';

const empty = { old_password: '', new_password: '' };

/** Changes the own password, for every settings screen; a candidate who has none sets it here. */
export function ChangePasswordCard() {
  const { data } = useSession();
  const hasNone = data?.user_type === userTypes.candidate && !data.data.has_password;
  return hasNone ? <SetPasswordCard email={data.data.email} /> : <ChangeCard />;
}

/** Other devices are signed out. */
function ChangeCard() {
  const queries = useQueryClient();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    values: empty,
    check: bySchema(passwordChange),
    send: (values) => {
      setDone(false);
      return api.identity.changePassword(values);
    },
    onDone: () => {
      setDone(true);
      return queries.invalidateQueries({ queryKey: query.identity.sessions.key() });
    },
  });
  return (
    <Card as="section" pad="md" aria-labelledby="change-password">
      <PostForm element={form.element} className="account-form" onSubmit={form.submit}>
        <div>
          <h2 id="change-password">{m.identity_change_password()}</h2>
          <p className="field-help">{m.identity_change_password_lead()}</p>
        </div>
        {isDone && (
          <Notice tone="ok" role="status">
            {m.identity_password_changed()}
          </Notice>
        )}
        <FormSentence form={form} />
        <OwnPasswordField {...form.field('old_password')} label={m.identity_old_password()} />
        <PasswordField isNew {...form.field('new_password')} label={m.identity_new_password()} />
        <div>
          <Button type="submit" variant="primary" loading={form.isRunning} disabled={form.wait > 0}>
            {m.identity_change_password()}
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}

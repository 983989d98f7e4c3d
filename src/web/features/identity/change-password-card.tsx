import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordField } from './password-field.tsx';
import { useCall } from './use-call.ts';
import './account-frame.css';

/** Changes the own password, for every settings screen; other devices are signed out. */
export function ChangePasswordCard() {
  const queries = useQueryClient();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { run, isRunning, fields, wait, sentence } = useCall();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    const answer = await run(() =>
      api.identity.changePassword({ old_password: oldPassword, new_password: newPassword }),
    );
    if (!answer) return;
    setOldPassword('');
    setNewPassword('');
    setDone(true);
    await queries.invalidateQueries({ queryKey: query.identity.sessions.key() });
  };
  return (
    <Card as="section" pad="md" aria-labelledby="change-password">
      <form className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <h2 id="change-password">{m.identity_change_password()}</h2>
          <p className="field-help">{m.identity_change_password_lead()}</p>
        </div>
        {isDone && (
          <Notice tone="ok" role="status">
            {m.identity_password_changed()}
          </Notice>
        )}
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        <PasswordField
          name="old_password"
          label={m.identity_old_password()}
          value={oldPassword}
          error={fields.old_password}
          onChange={(event) => setOldPassword(event.target.value)}
        />
        <PasswordField
          isNew
          name="new_password"
          label={m.identity_new_password()}
          value={newPassword}
          error={fields.new_password}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <div>
          <Button type="submit" variant="primary" loading={isRunning} disabled={wait > 0}>
            {m.identity_change_password()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

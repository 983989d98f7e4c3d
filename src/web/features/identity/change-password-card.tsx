import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { passwordChange } from '#domain/accounts.ts';
import { m } from '#texts/messages.js';
import { api, query } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';
import { Notice } from '../../design/notice.tsx';
import { PasswordField } from './password-field.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import './account-frame.css';

const empty = { old_password: '', new_password: '' };

/** Changes the own password, for every settings screen; other devices are signed out. */
export function ChangePasswordCard() {
  const queries = useQueryClient();
  const [values, setValues] = useState(empty);
  const [isDone, setDone] = useState(false);
  const { form, errors, clear, submit, isRunning, wait, sentence } = useCheckedForm(passwordChange);
  const change = (part: Partial<typeof empty>) => {
    setValues((known) => ({ ...known, ...part }));
    clear(...Object.keys(part));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    const answer = await submit(values, () => api.identity.changePassword(values));
    if (!answer) return;
    setValues(empty);
    setDone(true);
    await queries.invalidateQueries({ queryKey: query.identity.sessions.key() });
  };
  return (
    <Card as="section" pad="md" aria-labelledby="change-password">
      <form ref={form} className="account-form" noValidate onSubmit={(event) => void send(event)}>
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
          value={values.old_password}
          error={errors.old_password}
          onChange={(event) => change({ old_password: event.target.value })}
        />
        <PasswordField
          isNew
          name="new_password"
          label={m.identity_new_password()}
          value={values.new_password}
          error={errors.new_password}
          onChange={(event) => change({ new_password: event.target.value })}
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

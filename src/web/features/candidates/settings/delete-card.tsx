import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { leaveSession } from '../../identity/ended-session.ts';
import { PasswordField } from '../../identity/password-field.tsx';
import { useCheckedForm } from '../../identity/use-checked-form.ts';
import { FormDialog } from '../../shell/form-dialog.tsx';
import { clearDraft } from '../signup/signup-draft.ts';

/** Deletes the account; says what is lost and asks for the password. */
export function DeleteCard() {
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const call = useCheckedForm();
  const close = () => {
    setAsking(false);
    setPassword('');
    call.reset();
  };
  const remove = async () => {
    if (!(await call.submit({ password }, () => api.candidates.remove({ id: '1', password })))) return;
    clearDraft();
    leaveSession('/');
  };
  return (
    <Card as="section" pad="md" className="settings-card" id="delete" aria-labelledby="delete-title">
      <div>
        <h2 id="delete-title">{m.candidates_delete()}</h2>
        <p className="field-help">{m.candidates_delete_lead()}</p>
      </div>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {m.candidates_delete_button()}
        </Button>
      </div>
      <FormDialog
        open={isAsking}
        size="md"
        title={m.candidates_delete_title()}
        call={call}
        confirm={m.candidates_delete_button()}
        cancel={m.candidates_keep_account()}
        destructive
        onConfirm={remove}
        onClose={close}
      >
        <p>{m.candidates_delete_text()}</p>
        <PasswordField
          name="delete-password"
          label={m.candidates_your_password()}
          value={password}
          error={call.errors.password}
          onChange={(event) => {
            setPassword(event.target.value);
            call.clear('password');
          }}
        />
      </FormDialog>
    </Card>
  );
}

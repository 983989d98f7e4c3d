import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notice } from '../../../design/notice.tsx';
import { leaveSession } from '../../identity/ended-session.ts';
import { PasswordField } from '../../identity/password-field.tsx';
import { useCall } from '../../identity/use-call.ts';
import { clearDraft } from '../signup/signup-draft.ts';

/** Deletes the account; says what is lost and asks for the password. */
export function DeleteCard() {
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const { run, isRunning, fields, sentence, wait } = useCall();
  const close = () => {
    setAsking(false);
    setPassword('');
  };
  const remove = async () => {
    const gone = await run(() => api.candidates.remove({ id: '1', password }));
    if (!gone) return;
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
      <Dialog
        open={isAsking}
        onClose={close}
        title={m.candidates_delete_title()}
        locked={isRunning}
        actions={
          <>
            <Button onClick={close}>{m.candidates_keep_account()}</Button>
            <Button variant="danger" loading={isRunning} disabled={wait > 0} onClick={() => void remove()}>
              {m.candidates_delete_button()}
            </Button>
          </>
        }
      >
        <div className="settings-card">
          <p>{m.candidates_delete_text()}</p>
          {sentence && (
            <Notice tone="no" role="alert">
              {sentence}
            </Notice>
          )}
          <PasswordField
            name="delete-password"
            label={m.candidates_your_password()}
            value={password}
            error={fields.password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
      </Dialog>
    </Card>
  );
}

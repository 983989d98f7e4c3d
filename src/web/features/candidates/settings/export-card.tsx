import { type FormEvent, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { DownloadIcon } from '../../../design/icons.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PasswordField } from '../../identity/password-field.tsx';
import { downloadOwnData } from './download-upload.ts';

/** All own data and files as one archive; asks for the password. */
export function ExportCard() {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (password === '') return setError(m.validation_password_required());
    setState('busy');
    const refused = await downloadOwnData(password).catch(() => ({ password: m.common_something_wrong() }));
    setError(refused?.password ?? '');
    setState(refused ? 'idle' : 'done');
    if (!refused) setPassword('');
  };
  return (
    <Card as="section" pad="md" className="settings-card" id="export" aria-labelledby="export-title">
      <div>
        <h2 id="export-title">{m.candidates_export()}</h2>
        <p className="field-help">{m.candidates_export_lead()}</p>
      </div>
      <form className="settings-card" noValidate onSubmit={(event) => void submit(event)}>
        {state === 'done' && (
          <Notice tone="ok" role="status">
            {m.candidates_export_done()}
          </Notice>
        )}
        <PasswordField
          name="export-password"
          label={m.candidates_your_password()}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError('');
          }}
        />
        <div>
          <Button type="submit" icon={<DownloadIcon />} loading={state === 'busy'}>
            {m.candidates_export_button()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

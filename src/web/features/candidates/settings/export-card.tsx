import { useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { PostForm } from '#web/forms/form.tsx';
import { downloadOwnData } from './download-upload.ts';

/** All own data and files as one archive; asks for the password. */
export function ExportCard() {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const submit = async () => {
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
      <PostForm element={form} className="settings-card" onSubmit={submit}>
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
      </PostForm>
    </Card>
  );
}

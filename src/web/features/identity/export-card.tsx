import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { download } from '#web/forms/download.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import './account-frame.css';

/** All own data and files as one archive; asks for the password. */
export function ExportCard({ path, lead }: { path: string; lead: string }) {
  const [isDone, setDone] = useState(false);
  const form = useForm({
    values: { password: '' },
    check: ({ password }): FormErrors => {
      setDone(false);
      return password === '' ? { password: m.validation_password_required() } : {};
    },
    send: (values) => download(path, values, 'data.zip'),
    onDone: () => setDone(true),
    unexpected: m.common_something_wrong,
  });
  return (
    <Card as="section" pad="md" className="account-form" id="export" aria-labelledby="export-title">
      <div>
        <h2 id="export-title">{m.candidates_export()}</h2>
        <p className="field-help">{lead}</p>
      </div>
      <Form form={form} className="account-form">
        {isDone && (
          <Notice tone="ok" role="status">
            {m.candidates_export_done()}
          </Notice>
        )}
        <OwnPasswordField {...form.field('password')} label={m.candidates_your_password()} />
        <div>
          <Button type="submit" icon={<DownloadIcon />} loading={form.isRunning} disabled={form.wait > 0}>
            {m.candidates_export_button()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

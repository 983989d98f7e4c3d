import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { leaveForSignIn } from '#web/ended-session.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { CodeStep, PasswordStep } from './reset-steps.tsx';
import './account-frame.css';

/** For a candidate who has no password yet: sets one by a code that the own address is sent. */
export function SetPasswordCard({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const form = useForm({
    values: {},
    send: () => api.identity.forgotPassword({ email }),
    onDone: () => setSent(true),
  });
  return (
    <Card as="section" pad="md" className="account-form" aria-labelledby="change-password">
      <div>
        <h2 id="change-password">{m.identity_set_password()}</h2>
        <p className="field-help">
          {isSent ? m.identity_reset_lead() : m.identity_set_password_lead({ email })}
        </p>
      </div>
      {!isSent && (
        <Form form={form}>
          <Button type="submit" loading={form.isRunning} disabled={form.wait > 0}>
            {m.identity_send_code()}
          </Button>
        </Form>
      )}
      {isSent && !code && <CodeStep email={email} onDone={setCode} />}
      {isSent && code && (
        <PasswordStep
          email={email}
          code={code}
          onDone={() => leaveForSignIn()}
          onWrongCode={() => setCode('')}
        />
      )}
    </Card>
  );
}

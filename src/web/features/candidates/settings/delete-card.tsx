import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { endSession } from '#web/ended-session.ts';
import { clearDraft } from '#web/features/candidates/signup/signup-draft.ts';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Deletes the account; says what is lost and asks for the password. */
export function DeleteCard() {
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    values: { password: '' },
    send: (values) => endSession(api.candidates.remove({ id: '1', ...values })),
    onDone: clearDraft,
    keeps: true,
  });
  const close = () => {
    setAsking(false);
    form.reset();
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
        form={form}
        confirm={m.candidates_delete_button()}
        cancel={m.candidates_keep_account()}
        destructive
        onClose={close}
      >
        <p>{m.candidates_delete_text()}</p>
        <OwnPasswordField {...form.field('password')} label={m.candidates_your_password()} />
      </FormDialog>
    </Card>
  );
}

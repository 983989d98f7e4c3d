import { useNavigate } from '@tanstack/react-router';
import type { LookedAtPerson } from '#contract/admin-people.ts';
import { erasureAtWish, type Look } from '#domain/identity/look.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  person: LookedAtPerson;
  look: Look;
  onClose: () => void;
}

/** Erases somebody at their wish; it cannot be undone, so the address is typed again and the password asked. */
export function ErasePersonDialog({ person: { id, name, company }, look, onClose }: Props) {
  const navigate = useNavigate();
  const form = useForm({
    values: { email: '', password: '' },
    check: bySchema(erasureAtWish.omit({ look_reason: true, look_note: true })),
    send: (values) => api.adminPeople.erase({ id, ...look, ...values }),
    onDone: () => {
      showToast({ type: 'success', text: m.admin_people_erased({ name }) });
      return navigate({ to: '/admin-people' });
    },
  });
  return (
    <FormDialog
      title={m.admin_people_erase_title({ name })}
      form={form}
      confirm={m.admin_people_erase()}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <Notice tone="no">{company ? m.admin_people_erase_member() : m.admin_people_erase_candidate()}</Notice>
      <EmailField {...form.field('email')} label={m.admin_people_erase_email()} autoComplete="off" />
      <PasswordField
        {...form.field('password')}
        label={m.admin_people_own_password()}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

import { useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { SendIcon } from '#web/design/icons/subject-icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { KeptNotice } from '#web/forms/kept-notice.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useKeptForm } from '#web/forms/use-kept-form.ts';

/** The contact form keeps what was typed until the message is with the team. */
export function ContactForm({ subject }: { subject: string }) {
  const { viewer } = useSurroundings();
  const [sentTo, setSentTo] = useState<string>();
  const sent = useRef<HTMLDivElement>(null);
  const form = useForm({
    values: { name: viewer?.name ?? '', email: viewer?.email ?? '', phone: '', subject, message: '' },
    check: async (values) => {
      setSentTo(undefined);
      const { checkContactMessage } = await import('./contact-check.ts');
      return checkContactMessage(values);
    },
    send: (message) => api.contactMessages.send(message),
    onDone: ({ message }, { email }) => {
      showToast({ type: 'success', text: message });
      setSentTo(email.trim());
      requestAnimationFrame(() => sent.current?.focus());
    },
    unexpected: m.common_something_wrong,
    guards: true,
  });
  const kept = useKeptForm(form, 'contact');
  const { field } = form;
  return (
    <PostForm element={form.element} className="card card-pad-lg stack contact-form" onSubmit={form.submit}>
      {sentTo !== undefined && (
        <div ref={sent} tabIndex={-1}>
          <Notice tone="ok" role="status" title={m.content_contact_sent_title()}>
            {m.content_contact_sent_text({ email: sentTo })}
          </Notice>
        </div>
      )}
      <KeptNotice kept={kept} />
      <TextInput {...field('name')} label={m.content_contact_name()} autoComplete="name" required />
      <div className="contact-pair">
        <TextInput
          {...field('email')}
          type="email"
          label={m.content_contact_email()}
          autoComplete="email"
          required
        />
        <TextInput {...field('phone')} type="tel" label={m.content_contact_phone()} autoComplete="tel" />
      </div>
      <TextInput {...field('subject')} label={m.content_contact_subject()} required />
      <TextArea {...field('message')} label={m.content_contact_message()} rows={7} required />
      <FormSentence form={form} />
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<SendIcon />}
          loading={form.isRunning}
          disabled={form.wait > 0}
        >
          {m.content_contact_send()}
        </Button>
      </div>
    </PostForm>
  );
}

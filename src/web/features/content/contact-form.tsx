import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { SendIcon } from '../../design/subject-icons.tsx';
import { TextArea, TextInput } from '../../design/text-input.tsx';
import { useFocusOnError } from '../../design/use-focus-on-error.ts';
import { useSurroundings } from '../shell/surroundings.ts';
import { useUnsavedGuard } from '../shell/unsaved.ts';
import { emptyOutcome, type Outcome, submitContactForm } from './submit-contact-form.ts';

/** The contact form keeps what was typed until the message is with the team. */
export function ContactForm({ subject }: { subject: string }) {
  const { viewer } = useSurroundings();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(emptyOutcome);
  const [isSending, setIsSending] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  useUnsavedGuard(isDirty);
  const focusOnError = useFocusOnError(form);
  useEffect(() => {
    if (outcome.sentTo !== undefined) sent.current?.focus();
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    const next = await submitContactForm(new FormData(event.currentTarget));
    setIsSending(false);
    setOutcome(next);
    if (next.sentTo === undefined) return focusOnError();
    form.current?.reset();
    setIsDirty(false);
  }

  const { errors, sentTo, failure } = outcome;
  return (
    <form
      ref={form}
      className="card card-pad-lg stack contact-form"
      noValidate
      onSubmit={submit}
      onInput={() => setIsDirty(true)}
    >
      {sentTo !== undefined && (
        <div ref={sent} tabIndex={-1}>
          <Notice tone="ok" role="status" title={m.content_contact_sent_title()}>
            {m.content_contact_sent_text({ email: sentTo })}
          </Notice>
        </div>
      )}
      <TextInput
        name="name"
        label={m.content_contact_name()}
        autoComplete="name"
        defaultValue={viewer?.name}
        error={errors.name}
        required
      />
      <div className="contact-pair">
        <TextInput
          name="email"
          type="email"
          label={m.content_contact_email()}
          autoComplete="email"
          defaultValue={viewer?.email}
          error={errors.email}
          required
        />
        <TextInput
          name="phone"
          type="tel"
          label={m.content_contact_phone()}
          autoComplete="tel"
          error={errors.phone}
        />
      </div>
      <TextInput
        name="subject"
        label={m.content_contact_subject()}
        defaultValue={subject}
        error={errors.subject}
        required
      />
      <TextArea name="message" label={m.content_contact_message()} rows={7} error={errors.message} required />
      {failure && (
        <Notice tone="no" role="alert">
          {failure}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" icon={<SendIcon />} loading={isSending}>
          {m.content_contact_send()}
        </Button>
      </div>
    </form>
  );
}

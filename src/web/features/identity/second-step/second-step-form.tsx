import { useState } from 'react';
import type { SecondStepAsked } from '#contract/session.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { signWithPasskey } from './passkey.ts';

type Way = 'totp' | 'recovery' | 'passkey';

interface SecondStepFormProps {
  asked: SecondStepAsked;
  onOpened(userType: number): void;
  /** Back to the first step: the ticket may be over. */
  onAgain(): void;
}

/** The second step of signing in: by app, passkey or recovery code. */
export function SecondStepForm({ asked, onOpened, onAgain }: SecondStepFormProps) {
  const { ticket, methods } = asked;
  const [way, setWay] = useState<Way>(methods.includes('totp') ? 'totp' : 'passkey');
  const [isLost, setLost] = useState(false);
  const [isUnsigned, setUnsigned] = useState(false);
  const form = useForm({
    values: { code: '' },
    send: ({ code }) => api.secondFactor.secondStep({ ticket, code }),
    onDone: (session) => onOpened(session.user_type),
    keeps: true,
  });
  const change = (next: Way) => {
    form.reset();
    setWay(next);
  };
  const signByPasskey = () =>
    form.attempt(async () => {
      const options = await api.secondFactor.secondStepPasskey({ ticket });
      const passkey = await signWithPasskey(options.data);
      setUnsigned(!passkey);
      if (!passkey) return setWay('passkey');
      const session = await api.secondFactor.secondStep({ ticket, passkey });
      onOpened(session.user_type);
    });
  const reportLost = async () => {
    if (await form.attempt(() => api.secondFactor.lostDevice({ ticket }))) setLost(true);
  };
  if (isLost)
    return (
      <Notice tone="info" role="status" title={m.second_step_lost_title()}>
        {m.second_step_lost_text()}
      </Notice>
    );
  const { isRunning, wait, field, errors } = form;
  const isBusy = isRunning || wait > 0;
  const isRecovery = way === 'recovery';
  return (
    <PostForm className="account-form" element={form.element} onSubmit={form.submit}>
      <FormSentence form={{ sentence: form.sentence ?? (way === 'passkey' ? errors.code : undefined) }} />
      {isUnsigned && (
        <Notice tone="wait" role="status">
          {m.second_step_passkey_none()}
        </Notice>
      )}
      {way !== 'passkey' && (
        <>
          <TextInput
            {...field('code')}
            className="account-code"
            label={isRecovery ? m.second_step_recovery_code() : m.second_step_code()}
            description={isRecovery ? m.second_step_recovery_help() : m.second_step_app_lead()}
            autoComplete="one-time-code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
          />
          <Button type="submit" variant="primary" size="lg" wide loading={isRunning} disabled={wait > 0}>
            {m.identity_sign_in()}
          </Button>
        </>
      )}
      {methods.includes('passkey') && (
        <Button
          variant={way === 'passkey' ? 'primary' : undefined}
          size="lg"
          wide
          disabled={isBusy}
          onClick={() => void signByPasskey()}
        >
          {m.second_step_use_passkey()}
        </Button>
      )}
      {way !== 'totp' && methods.includes('totp') && (
        <Button variant="quiet" wide onClick={() => change('totp')}>
          {m.second_step_use_app()}
        </Button>
      )}
      {!isRecovery && methods.includes('recovery') && (
        <Button variant="quiet" wide onClick={() => change('recovery')}>
          {m.second_step_use_recovery()}
        </Button>
      )}
      <Button variant="quiet" wide disabled={isBusy} onClick={() => void reportLost()}>
        {m.second_step_lost()}
      </Button>
      <Button variant="quiet" wide onClick={onAgain}>
        {m.second_step_begin_again()}
      </Button>
    </PostForm>
  );
}

import { useNavigate, useRouter } from '@tanstack/react-router';
import type { AskedApplicant } from '#contract/application-additions.ts';
import type { AdditionNotice } from '#domain/applications/added-answers.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { TermsField } from '#web/features/applications/apply/terms-field.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { accountPath } from '#web/features/shell/redirect-target.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';

type Answer = 'confirm' | 'decline';

/**
 * Yes or no, of which neither is chosen beforehand, sent with one button. What belongs to an answer is shown by the style
 * sheet, so that the form works before its scripts have come, and without them.
 */
export function AddedAnswerForm({
  asked,
  token,
  said,
}: {
  asked: AskedApplicant;
  token: string;
  said?: AdditionNotice;
}) {
  const navigate = useNavigate();
  const router = useRouter();
  const canConfirm = asked.needs === 'terms' || asked.needs === 'nothing';
  // Who said yes without the terms, and without scripts, has chosen.
  const chosen: Answer | '' = canConfirm && said === 'terms' ? 'confirm' : '';
  const form = useForm({
    values: { answer: chosen as Answer | '', terms: false },
    keeps: true,
    check: ({ answer }): FormErrors => (answer ? {} : { answer: m.additions_page_choose() }),
    send: ({ answer, terms }) => api.applicationAdditions.answer({ token, answer: answer as Answer, terms }),
    onDone: async ({ data }) => {
      // What a client keeps of the page knows of a link that is spent.
      await navigate({ to: '/added-application', search: { said: data.outcome }, replace: true });
      await router.invalidate();
    },
  });
  const { answer } = form.values;
  return (
    <Form form={form} worksAlone className="stack added-form">
      {said && !form.failure && <Refused said={said} />}
      <WhatItTakes asked={asked} token={token} />
      <ChoiceGroup legend={m.additions_page_answer()} cards error={form.errors.answer}>
        {canConfirm && (
          <Radio
            name="answer"
            value="confirm"
            card
            label={m.additions_page_yes()}
            description={
              asked.needs === 'terms'
                ? m.additions_page_opens({ email: asked.email })
                : m.additions_page_joins()
            }
            checked={answer === 'confirm'}
            onChange={() => form.set('answer', 'confirm')}
          />
        )}
        <Radio
          name="answer"
          value="decline"
          card
          label={m.additions_page_no()}
          description={m.additions_page_no_text({ company: asked.company })}
          checked={answer === 'decline'}
          onChange={() => form.set('answer', 'decline')}
        />
      </ChoiceGroup>
      <p className="added-choose muted">{m.additions_page_choose()}</p>
      <div className="added-part added-part-confirm stack">
        {asked.needs === 'terms' && <TermsField tick={form.tick('terms')} isAccepted={false} />}
        <p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<CheckIcon />}
            loading={form.isRunning}
            disabled={form.wait > 0}
          >
            {m.additions_page_confirm()}
          </Button>
        </p>
      </div>
      <div className="added-part added-part-decline">
        <Button type="submit" variant="danger" size="lg" loading={form.isRunning} disabled={form.wait > 0}>
          {m.additions_page_decline()}
        </Button>
      </div>
    </Form>
  );
}

/** Why a yes can't be said here and now, and where it can. */
function WhatItTakes({ asked, token }: { asked: AskedApplicant; token: string }) {
  const { viewer, localePrefix } = useSurroundings();
  const { needs, company, email } = asked;
  if (needs === 'closed') return <Notice tone="wait">{m.additions_page_closed()}</Notice>;
  if (needs === 'hidden') return <Notice tone="wait">{m.additions_page_hidden({ company })}</Notice>;
  if (needs === 'other_role')
    return <Notice tone="wait">{m.additions_page_other_role({ company, email })}</Notice>;
  if (needs !== 'sign_in') return null;
  if (viewer) return <Notice tone="wait">{m.additions_page_other_account({ email })}</Notice>;
  const redirect = localizedPath(`/added-application?token=${token}`, localePrefix);
  return (
    <Notice
      tone="info"
      actions={
        <PageLink to={accountPath('/login', { isEmployer: false, redirect })} className="btn">
          {m.additions_page_sign_in_button()}
        </PageLink>
      }
    >
      {m.additions_page_sign_in({ email })}
    </Notice>
  );
}

/** Why the plain form of a page without scripts was sent back. */
function Refused({ said }: { said: AdditionNotice }) {
  const words = refusals[said];
  if (!words) return null;
  return (
    <Notice tone="no" role="alert">
      {words()}
    </Notice>
  );
}

const refusals: Partial<Record<AdditionNotice, () => string>> = {
  terms: m.validation_terms_required,
  too_many: m.error_too_many_requests,
  other: m.common_unexpected,
};

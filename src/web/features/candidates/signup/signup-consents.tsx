import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import type { SignupValues } from './signup-values.ts';

/** What whoever signs up agrees to, and what they may. */
export type ConsentValues = Pick<
  SignupValues,
  'terms' | 'email_consent' | 'whatsapp_consent' | 'pool_consent'
>;

interface Tick {
  name: string;
  checked: boolean;
  error: string | undefined;
  onChange(event: { target: { checked: boolean } }): void;
}

export function SignupConsents({
  tick,
  sendsWhatsapp,
}: {
  tick(name: keyof ConsentValues): Tick;
  sendsWhatsapp: boolean;
}) {
  return (
    <section className="signup-part" aria-labelledby="signup-consents">
      <h2 id="signup-consents">{m.candidates_signup_consents()}</h2>
      <Checkbox {...tick('terms')} label={<TermsText />} />
      <p className="field-help">{m.candidates_signup_optional()}</p>
      <Checkbox
        {...tick('whatsapp_consent')}
        label={m.candidates_consent_whatsapp_text()}
        description={sendsWhatsapp ? undefined : m.notifications_whatsapp_off()}
      />
      <Checkbox {...tick('pool_consent')} label={m.candidates_consent_pool_text()} />
      <Checkbox {...tick('email_consent')} label={m.candidates_consent_email_offers_text()} />
    </section>
  );
}

function TermsText() {
  return (
    <span>
      {m.candidates_signup_terms_before()}{' '}
      <PageLink to="/term-and-conditions" target="_blank">
        {m.candidates_signup_terms()}
      </PageLink>{' '}
      {m.candidates_signup_terms_and()}{' '}
      <PageLink to="/privacy-and-policy" target="_blank">
        {m.candidates_signup_privacy()}
      </PageLink>
      .
    </span>
  );
}

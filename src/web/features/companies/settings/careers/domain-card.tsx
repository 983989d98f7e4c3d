import { z } from 'zod';
import type { OwnCareersDomain, OwnCareersPage } from '#contract/careers-page.ts';
import { type CareersDomainState, careersDomain } from '#domain/companies/careers/own-domain.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { StatusBadge, type Tone } from '#web/design/data/status-badge.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { DomainRecords } from './domain-records.tsx';
import { RemoveDomain } from './remove-domain.tsx';
import { useAnsweredPage } from './use-answered-page.ts';

const states: Readonly<Record<CareersDomainState, { tone: Tone; label: () => string }>> = {
  unchecked: { tone: 'neutral', label: m.careers_domain_unchecked },
  waiting: { tone: 'wait', label: m.careers_domain_waiting },
  connected: { tone: 'ok', label: m.careers_domain_connected },
  lost: { tone: 'no', label: m.careers_domain_lost },
};

/** The domain of the company's own at which the page stands, too, and what has to be set for it. */
export function DomainCard({ page: { slug, domain } }: { page: OwnCareersPage }) {
  return (
    <Card as="section" pad="md" aria-labelledby="careers-domain" className="stack">
      <h2 id="careers-domain">{m.careers_domain()}</h2>
      <p className="field-help">{m.careers_domain_lead()}</p>
      {domain ? (
        <Named key={domain.domain} domain={domain} />
      ) : slug ? (
        <DomainForm />
      ) : (
        <p className="muted">{m.careers_domain_first()}</p>
      )}
    </Card>
  );
}

function Named({ domain }: { domain: OwnCareersDomain }) {
  const { tone, label } = states[domain.state];
  return (
    <>
      <div className="careers-domain-head">
        <b>
          <bdi dir="ltr">{domain.domain}</bdi>
        </b>
        <StatusBadge tone={tone}>{label()}</StatusBadge>
        <RemoveDomain domain={domain.domain} />
      </div>
      <DomainRecords domain={domain} />
    </>
  );
}

const check = bySchema(z.object({ domain: careersDomain }));

function DomainForm() {
  const show = useAnsweredPage();
  const form = useForm({
    values: { domain: '' },
    check,
    send: (values) => api.careersPage.setDomain(values),
    onDone: ({ data }) => show(data),
    unexpected: m.companies_update_failed,
  });
  return (
    <PostForm element={form.element} className="company-form" onSubmit={form.submit}>
      <FormSentence form={form} />
      <TextInput
        {...form.field('domain')}
        label={m.careers_domain_label()}
        description={m.careers_domain_help({ example: 'careers.rawdat.qa' })}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
      />
      <div>
        <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
          {m.careers_domain_use()}
        </Button>
      </div>
    </PostForm>
  );
}

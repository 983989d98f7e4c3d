import type { OwnCareersDomain } from '#contract/careers-page.ts';
import {
  type DomainLead,
  type DomainRecord,
  ownDomainAddress,
} from '#domain/companies/careers/own-domain.ts';
import { localeOrDefault } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { CheckIcon, ClockIcon } from '#web/design/icons/icons.tsx';
import { CopiedField } from '#web/features/companies/settings/copied-field.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { dayText, momentText } from '#web/moments.ts';
import { useAnsweredPage } from './use-answered-page.ts';

const leads: Readonly<Record<DomainLead, () => string>> = {
  here: m.careers_domain_lead_here,
  elsewhere: m.careers_domain_lead_elsewhere,
  nowhere: m.careers_domain_lead_nowhere,
  unsaid: m.companies_domain_state_unsaid,
};
const records: Readonly<Record<DomainRecord, () => string>> = {
  there: m.companies_domain_state_there,
  other: m.companies_domain_state_other,
  missing: m.companies_domain_state_missing,
  unsaid: m.companies_domain_state_unsaid,
};

/** What has to be set of a domain, what was found of it, and the button that looks again. */
export function DomainRecords({ domain }: { domain: OwnCareersDomain }) {
  const { publicUrl } = useSurroundings();
  const show = useAnsweredPage();
  const { run, isRunning, sentence, wait } = useCall();
  const locale = localeOrDefault(getLocale());
  const look = async () => {
    const answer = await run(() => api.careersPage.checkDomain());
    if (answer) show(answer.data);
  };
  const { state, served_until, is_taken, checked_at, next_check_at } = domain;
  // While a company is suspended nobody looks at a domain that waits.
  const isSuspended = useCompany()?.company.approved_status === 'Suspended';
  const isWatched = !isSuspended || state === 'connected' || state === 'lost';
  return (
    <>
      {state === 'lost' && (
        <Notice tone="no">
          {served_until
            ? m.careers_domain_lost_until({ date: dayText(served_until, locale) })
            : m.careers_domain_lost_over()}
        </Notice>
      )}
      {is_taken && (
        <Notice tone="wait" role="status">
          {m.validation_domain_taken()}
        </Notice>
      )}
      {state === 'connected' ? (
        <CopiedField label={m.careers_domain_link()} value={ownDomainAddress(publicUrl, domain.domain)} />
      ) : (
        <Wanted domain={domain} />
      )}
      <div className="careers-domain-check">
        <Button loading={isRunning} disabled={wait > 0} onClick={() => void look()}>
          {m.companies_domain_check()}
        </Button>
        <span className="field-help" role="status">
          {[
            checked_at && m.careers_domain_checked({ date: momentText(checked_at, locale) }),
            isWatched && m.careers_domain_next({ date: momentText(next_check_at, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {sentence && (
        <Notice tone="no" role="alert">
          {sentence}
        </Notice>
      )}
    </>
  );
}

function Wanted({ domain }: { domain: OwnCareersDomain }) {
  const { domain: name, target, record_name, record_value, record, lead } = domain;
  return (
    <>
      <p>{m.careers_domain_set()}</p>
      <ol className="careers-domain-steps">
        <li>
          <h3>{m.careers_domain_proof()}</h3>
          {record && <Found isGood={record === 'there'} text={records[record]()} />}
          <CopiedField label={m.careers_domain_record_name({ kind: 'TXT' })} value={record_name} />
          <CopiedField label={m.careers_domain_record_value({ kind: 'TXT' })} value={record_value} />
        </li>
        <li>
          <h3>{m.careers_domain_way()}</h3>
          {lead && <Found isGood={lead === 'here'} text={leads[lead]()} />}
          <CopiedField label={m.careers_domain_record_name({ kind: 'CNAME' })} value={name} />
          <CopiedField label={m.careers_domain_record_value({ kind: 'CNAME' })} value={target} />
          <p className="field-help">{m.careers_domain_bare()}</p>
        </li>
      </ol>
    </>
  );
}

/** A sentence with its mark; it may be long. */
function Found({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <p className={classNames('careers-domain-found', isGood && 'careers-domain-good')}>
      {isGood ? <CheckIcon size="sm" /> : <ClockIcon size="sm" />}
      <span>{text}</span>
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { CandidateDetails, ConsentEntry } from '#contract/candidate-responses.ts';
import type { ConsentPurpose } from '#domain/candidates/consents.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import { SwitchesCard } from './switches-card.tsx';

const switches = [
  ['pool_consent', m.candidates_consent_pool_text],
  ['whatsapp_consent', m.candidates_consent_whatsapp_text],
  ['email_consent', m.candidates_consent_email_offers_text],
] as const;

const purposeNames: Readonly<Record<ConsentPurpose, () => string>> = {
  terms: m.candidates_purpose_terms,
  privacy: m.candidates_purpose_privacy,
  email_offers: m.candidates_purpose_email_offers,
  whatsapp: m.candidates_purpose_whatsapp,
  pool: m.candidates_purpose_pool,
  public_profile: m.candidates_purpose_public_profile,
  video: m.candidates_purpose_video,
};

/** The consents with their switches, and every word given or taken back so far. */
export function ConsentsCard({ details }: { details: CandidateDetails }) {
  const { data } = useQuery(query.candidates.settings.queryOptions());
  const ledger = data?.data.consents ?? [];
  const preferences = useQuery(query.notifications.preferences.queryOptions());
  return (
    <SwitchesCard
      id="consents"
      title={m.candidates_consents()}
      lead={m.candidates_consents_lead({ product: m.product_name() })}
      details={details}
      switches={switches}
    >
      {preferences.data?.data.whatsapp === 'off' && (
        <p className="field-help">{m.notifications_whatsapp_off()}</p>
      )}
      {ledger.length > 0 && (
        <details className="ledger">
          <summary>{m.candidates_ledger({ count: ledger.length })}</summary>
          <ul>
            {ledger.map((entry) => (
              <LedgerRow key={`${entry.at} ${entry.purpose}`} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </SwitchesCard>
  );
}

function LedgerRow({ entry }: { entry: ConsentEntry }) {
  const { locale } = useSurroundings();
  return (
    <li>
      <div className="ledger-head">
        <b>{purposeNames[entry.purpose]()}</b>
        <StatusBadge tone={entry.is_given ? 'ok' : 'neutral'}>
          {entry.is_given ? m.candidates_consent_given() : m.candidates_consent_refused()}
        </StatusBadge>
      </div>
      <p className="field-help">
        <time dateTime={entry.at}>{momentText(entry.at, locale)}</time> ·{' '}
        {m.candidates_text_version({ version: entry.text_version })}
      </p>
      <p className="field-help" lang={entry.locale}>
        <q>{entry.text}</q>
      </p>
    </li>
  );
}

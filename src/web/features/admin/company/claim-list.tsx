import type { Reading } from '#domain/companies/review.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import type { Claim } from './claims.ts';
import './claim-list.css';

/** What the company says, claim by claim; beside those that the open document speaks of, whether it says the same. */
export function ClaimList({
  claims,
  chosen,
  onChoose,
}: {
  claims: readonly Claim[];
  /** The key of the claim that the open document is to show. */
  chosen: string | undefined;
  onChoose: (key: string | undefined) => void;
}) {
  const read = claims.filter(({ reading }) => reading);
  const differing = read.filter(({ reading }) => reading !== 'same');
  return (
    <section className="card claim-list" aria-labelledby="claims">
      <div className="claims-head">
        <h2 id="claims">{m.admin_claims()}</h2>
        {read.length > 0 && (
          <span className="muted small num">
            {m.admin_claims_differ({ count: differing.length, all: read.length })}
          </span>
        )}
      </div>
      <dl>
        {claims.map((claim) => (
          <ClaimRow key={claim.key} claim={claim} isChosen={claim.key === chosen} onChoose={onChoose} />
        ))}
      </dl>
    </section>
  );
}

function ClaimRow({
  claim: { key, label, number, value, reading, stretch, passages, isChanged, isProse },
  isChosen,
  onChoose,
}: {
  claim: Claim;
  isChosen: boolean;
  onChoose: (key: string | undefined) => void;
}) {
  const named = (
    <>
      {number !== undefined && (
        <span className="claim-number" data-reading={reading}>
          {inDigits(number)}
        </span>
      )}
      {label}
    </>
  );
  return (
    <div className="claim selectable" aria-current={isChosen || undefined}>
      <dt>
        {stretch ? (
          <button
            type="button"
            className="claim-choose"
            aria-pressed={isChosen}
            title={m.admin_claim_show()}
            onClick={() => onChoose(isChosen ? undefined : key)}
          >
            {named}
          </button>
        ) : (
          named
        )}{' '}
        {isChanged && <span className="claim-changed">{m.admin_claim_changed()}</span>}
      </dt>
      <dd>
        {/* A short value stands where its neighbours do, from whichever side it is read. */}
        <span className="claim-value" dir={isProse ? 'auto' : undefined}>
          {value ? (
            isProse ? (
              value
            ) : (
              <bdi>{value}</bdi>
            )
          ) : (
            <span className="muted">{m.admin_claim_empty()}</span>
          )}
        </span>
        {reading && <ReadingBadge reading={reading} />}
        {passages.length > 0 && (
          <span className="claim-read muted small">
            {m.admin_claim_document()}{' '}
            {passages.map((passage, index) => (
              <span key={passage}>
                {index > 0 && m.common_comma()}
                <bdi>{passage}</bdi>
              </span>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}

/** How a document bears out what was typed, as a mark and a word. */
function ReadingBadge({ reading }: { reading: Reading }) {
  if (reading === 'same') return <StatusBadge tone="ok">{m.admin_reading_same()}</StatusBadge>;
  if (reading === 'nearly') return <StatusBadge tone="wait">{m.admin_reading_nearly()}</StatusBadge>;
  return <StatusBadge tone="neutral">{m.admin_reading_missing()}</StatusBadge>;
}

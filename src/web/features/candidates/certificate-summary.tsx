import type { Certificate } from '#contract/candidate-responses.ts';
import { isExpired } from '#domain/candidates/certificates.ts';
import { today } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { joined } from '#web/isolation.ts';
import { certificateDates, certificateKindLabel } from './certificate-texts.ts';

/** A certificate, licence or registration as everybody reads it who may; one that has expired says so. */
export function CertificateSummary({ certificate }: { certificate: Certificate }) {
  const { kind, name, issuer, number } = certificate;
  const said = joined([
    certificateKindLabel(kind),
    number && m.candidates_certificate_number_is({ number }),
    certificateDates(certificate),
  ]);
  return (
    <div>
      <b dir="auto">{name}</b>
      {isExpired(certificate, today()) && (
        <>
          {' '}
          <StatusBadge tone="wait">{m.candidates_expired()}</StatusBadge>
        </>
      )}
      <p dir="auto">{issuer}</p>
      <p className="field-help">{said}</p>
    </div>
  );
}

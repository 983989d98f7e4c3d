import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { certificatesMaximum } from '#domain/candidates/certificates.ts';
import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import { isSameTag } from '#domain/candidates/tags.ts';
import { m } from '#texts/messages.js';
import { isolated, joined } from '#web/isolation.ts';
import { certificateDates } from './certificate-texts.ts';
import { noteOf, type Proposal } from './cv-proposals.tsx';

type Certificates = Partial<Pick<CandidateDetails, 'certificates'>>;

/**
 * Papers that the profile does not name yet, as many as it has room for; one whose issuer the CV leaves out asks for it.
 */
export function certificateProposals(found: CvProposal, have: Certificates): Proposal<Certificates>[] {
  const room = Math.max(0, certificatesMaximum - (have.certificates?.length ?? 0));
  return found.certificates
    .filter(({ entry }) => !have.certificates?.some(({ name }) => isSameTag(name, entry.name)))
    .slice(0, room)
    .map(({ entry, isUnsure = false }, index) => ({
      key: `certificate-${index}`,
      label: m.candidates_proposals_of({ part: m.candidates_certificates(), what: isolated(entry.name) }),
      text: joined([
        entry.issuer,
        entry.number && m.candidates_certificate_number_is({ number: entry.number }),
        certificateDates(entry),
      ]),
      ...noteOf(isUnsure, false),
      change: { certificates: [entry] },
      missing: entry.issuer
        ? undefined
        : {
            kind: 'issuer' as const,
            label: m.candidates_proposals_issuer({ name: entry.name }),
            complete: (issuer: string) => ({ certificates: [{ ...entry, issuer }] }),
          },
    }));
}

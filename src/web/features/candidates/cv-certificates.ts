import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import { isSameTag } from '#domain/candidates/tags.ts';
import { isolated, joined } from '#domain/text/isolation.ts';
import { m } from '#texts/messages.js';
import { certificateDates } from './certificate-texts.ts';
import type { CvChange } from './cv-changes.ts';
import type { Proposal } from './cv-proposals.tsx';

/** Papers that the profile does not name yet; one whose issuer the CV leaves out asks for it. */
export function certificateProposals(found: CvProposal, have: CvChange): Proposal<CvChange>[] {
  return found.certificates
    .filter(({ entry }) => !have.certificates?.some(({ name }) => isSameTag(name, entry.name)))
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

/** What is not sure is said to be so, and is not ticked. */
export function noteOf(isUnsure: boolean, assumed: string | false) {
  if (!isUnsure) return { note: assumed || undefined };
  return { note: m.candidates_proposals_unsure(), isDoubtful: true };
}

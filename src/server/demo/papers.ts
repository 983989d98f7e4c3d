import type { CertificateEntry } from '#domain/candidates/certificates.ts';
import type { ReferenceEntry } from '#domain/candidates/references.ts';
import { knownCertificates } from '#domain/reference/certificates.ts';

/** What people of an industry hold. */
const papersOf: Readonly<Record<string, readonly string[]>> = {
  Healthcare: ['DHP licence', 'DataFlow report', 'BLS'],
  Construction: ['UPDA registration (MMUP)', 'NEBOSH International General Certificate'],
  'Engineering services': ['UPDA registration (MMUP)', 'PMP'],
  'Oil and gas': ['NEBOSH International General Certificate', 'OSHA 30-Hour'],
  'Facilities management': ['Kahramaa licence', 'OSHA 30-Hour'],
  'Accounting and auditing': ['ACCA'],
  'Information technology': ['CCNA'],
  Telecommunications: ['CCNA'],
};

/** The papers of a demo candidate; nothing of it is by chance, so that the people stay the same. */
export function papersFor(industry: string, index: number, year: number): CertificateEntry[] {
  const names = papersOf[industry] ?? [];
  return names.slice(0, 1 + (index % 3)).flatMap((name, at) => {
    const known = knownCertificates.find((one) => one.name === name);
    if (!known) return [];
    const issued = year - 1 - ((index + at) % 5);
    const doesNotExpire = known.kind === 'Certificate' && known.name !== 'BLS';
    return [
      {
        kind: known.kind,
        name,
        issuer: known.issuer,
        number: known.kind === 'Certificate' ? '' : `N-${String(40_000 + index * 7).padStart(5, '0')}`,
        issued_month: 1 + ((index + at * 5) % 12),
        issued_year: issued,
        expires_month: doesNotExpire ? null : 1 + ((index + at * 5) % 12),
        expires_year: doesNotExpire ? null : issued + 3,
        does_not_expire: doesNotExpire,
      },
    ];
  });
}

/** Two in three name somebody who speaks for them. */
export function referencesFor(company: string, index: number): ReferenceEntry[] {
  if (index % 3 === 2 || company === '') return [];
  return [
    {
      name: index % 2 === 0 ? 'Salma Al-Kuwari' : 'Daniel Okoye',
      title: 'Head of department',
      company,
      relation: 'Manager',
      email: `reference.${index}@people.example`,
      phone: '',
      on_request: index % 3 === 1,
    },
  ];
}

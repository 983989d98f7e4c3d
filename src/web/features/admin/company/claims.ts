import type { AdministeredCompany } from '#contract/company-administration.ts';
import type { CompanyDocument } from '#domain/companies/companies.ts';
import {
  type ClaimKind,
  passagesOf,
  type Reading,
  readClaim,
  type Stretch,
  stretchOf,
} from '#domain/companies/review.ts';
import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { dateLabel, labelOf } from '#web/features/companies/labels.ts';

export interface Claim {
  key: string;
  label: string;
  /** What was typed, as a person reads it. */
  value: string;
  /** Of those that a document can bear out, in their order. */
  number?: number;
  /** How the open document bears it out; undefined where it can't be told. */
  reading?: Reading;
  /** Where it stands in the text of the open document. */
  stretch?: Stretch | undefined;
  /** What the document reads, where that is not letter for letter what was typed. */
  passages: string[];
  /** Running text, which keeps the edge of its own direction. */
  isProse: boolean;
  isChanged: boolean;
}

interface Source {
  key: string;
  label: string;
  typed: string;
  shown?: string;
  kind?: ClaimKind;
  /** The documents that prove it. */
  provenBy?: CompanyDocument[];
}

/** What a company says of itself, and how the text of the open document bears it out. */
export function claimsOf(
  { company, members }: AdministeredCompany,
  open: { kind: CompanyDocument; text: string } | undefined,
): Claim[] {
  const owner = members.find(({ role }) => role === 'owner');
  const sources: Source[] = [
    { key: 'name', label: m.admin_claim_name(), typed: company.name, kind: 'words', provenBy: registrations },
    ...(company.name_ar
      ? [
          {
            key: 'name_ar',
            label: m.reference_field_name_ar(),
            typed: company.name_ar,
            kind: 'words' as const,
            provenBy: registrations,
          },
        ]
      : []),
    {
      key: 'cr_number',
      label: m.admin_claim_cr_number(),
      typed: company.cr_number,
      kind: 'number',
      provenBy: registrations,
    },
    {
      key: 'cr_expiry_number',
      label: m.admin_claim_cr_expiry(),
      typed: company.cr_expiry_number ?? '',
      shown: company.cr_expiry_number ? dateLabel(company.cr_expiry_number) : '',
      kind: 'date',
      provenBy: ['Commercial registration'],
    },
    {
      key: 'address',
      label: m.admin_claim_address(),
      typed: placeOf(company),
      kind: 'words',
      provenBy: registrations,
    },
    {
      key: 'representative',
      label: m.admin_claim_representative(),
      typed: owner?.name ?? '',
      kind: 'words',
      provenBy: ['Commercial registration', 'Computer card', 'QID of the authorized representative'],
    },
    {
      key: 'industry',
      label: m.admin_claim_industry(),
      typed: company.industry,
      shown: labelOf('industry', company.industry),
    },
    { key: 'website', label: m.admin_claim_website(), typed: company.website },
    { key: 'email', label: m.admin_claim_email(), typed: company.email },
    {
      key: 'phone',
      label: m.admin_claim_phone(),
      typed: company.phone,
      shown: `${company.dial_code} ${company.phone}`,
    },
    {
      key: 'number_of_employee',
      label: m.admin_claim_employees(),
      typed: company.number_of_employee,
      shown: labelOf('employees', company.number_of_employee),
    },
    { key: 'description', label: m.admin_claim_description(), typed: company.description },
    ...localeList
      .filter(({ code }) => company.descriptions[code])
      .map(({ code, name }) => ({
        key: `descriptions.${code}`,
        label: m.companies_description_in({ language: name }),
        typed: company.descriptions[code] ?? '',
      })),
  ];
  let number = 0;
  return sources.map(({ key, label, typed, shown, kind, provenBy }) => {
    const value = typed && (shown ?? typed);
    const text = kind && typed && open?.text.trim() && provenBy?.includes(open.kind) ? open.text : '';
    return {
      key,
      label,
      value,
      number: kind && ++number,
      isChanged: company.changed_fields.includes(key.replace(/\..*/, '')),
      reading: kind && text ? readClaim(kind, typed, text) : undefined,
      stretch: kind && text ? stretchOf(kind, typed, text) : undefined,
      passages: kind && text ? passagesOf(kind, typed, text).filter((passage) => passage !== value) : [],
      isProse: key.startsWith('description'),
    };
  });
}

/** What one document says of all that it can bear out: its worst word; undefined while it was not read. */
export function resultOf(claims: readonly Claim[]): Reading | undefined {
  const readings = claims.map(({ reading }) => reading);
  return (['missing', 'nearly', 'same'] as const).find((one) => readings.includes(one));
}

const registrations: CompanyDocument[] = ['Commercial registration', 'Trade license', 'Computer card'];

/** The address with its city, which many write into it already. */
function placeOf({ address, city }: { address: string; city: string }): string {
  return city && !address.endsWith(city) ? [address, city].filter(Boolean).join(m.common_comma()) : address;
}

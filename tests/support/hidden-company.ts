import { expect } from 'vitest';
import { anApprovedCompany, type CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

const canaryInArabic = 'شششضوء';

export interface HiddenCompany {
  company: CompanyPerson;
  canaries: string[];
}

/** A company that shows no profile, whose every mark holds a word that stands nowhere else. */
export async function aHiddenCompany(server: TestServer, word: string): Promise<HiddenCompany> {
  const company = await anApprovedCompany(server, {
    name: `Canarylight ${word}`,
    nameAr: `كناري ${canaryInArabic}`,
    slug: `canaryslug-${word}`,
    website: 'https://www.canarysite.example',
    emailShortlisted: true,
    profileVisibility: false,
  });
  return {
    company,
    canaries: ['canary', canaryInArabic, company.companyId, company.accountId, company.email],
  };
}

export function expectNone(canaries: string[], where: string, text: string): void {
  const found = canaries.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()));
  expect({ where, found }).toEqual({ where, found: [] });
}

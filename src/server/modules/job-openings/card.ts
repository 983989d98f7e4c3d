import type { OpeningCard } from '#contract/job-pool.ts';

/** What the public may know of an opening's company, before it is decided whether it is shown. */
export interface CompanyFacts {
  companyId: string;
  companyName: string;
  logoFileId: string | null;
  isVerified: boolean;
}

export interface CardFacts extends CompanyFacts {
  id: string;
  title: string;
  city: string;
  country: string;
  currency: string;
  salaryStart: number | null;
  salaryEnd: number | null;
  salaryType: string;
  publishSalary: boolean;
  experienceLevel: string;
  employmentType: string;
  isRemote: boolean;
  hideCompanyName: boolean;
  tags: string[];
  publishedAt: Date;
  dueDate: string | null;
}

/** The card of an opening; nothing of its company is in it when the opening hides it (security P8). */
export function presentCard(opening: CardFacts): OpeningCard {
  const { salaryStart, salaryEnd } = opening;
  const showsSalary = opening.publishSalary && salaryStart !== null && salaryEnd !== null;
  return {
    id: opening.id,
    title: opening.title,
    company: opening.hideCompanyName ? null : presentCardCompany(opening),
    confidential: opening.hideCompanyName,
    city: opening.city,
    country: opening.country,
    salary: showsSalary
      ? { start: salaryStart, end: salaryEnd, type: opening.salaryType, currency: opening.currency }
      : null,
    employment_type: opening.employmentType,
    experience_level: opening.experienceLevel,
    remote: opening.isRemote,
    tags: opening.tags.slice(0, 3),
    published_at: opening.publishedAt.toISOString(),
    due_date: opening.dueDate,
  };
}

export function presentCardCompany(company: CompanyFacts) {
  return {
    id: company.companyId,
    name: company.companyName,
    logo: company.logoFileId ? `/uploads/${company.logoFileId}.webp` : null,
    verified: company.isVerified,
  };
}

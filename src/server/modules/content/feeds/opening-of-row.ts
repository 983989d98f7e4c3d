import type { EmploymentType, ExperienceLevel, MinimumEducation, SalaryType } from '#domain/job-openings.ts';
import { countryOf } from '#domain/reference/countries.ts';
import type { FeedOpening } from '../../job-openings/feed-service.ts';
import type { PublicOpening } from './public-opening.ts';

/** An opening as the database holds it, in the form of the feeds. */
export function openingOfRow(row: FeedOpening): PublicOpening {
  return {
    id: row.id,
    title: row.title,
    introduction: row.introduction,
    responsibilities: row.tasks,
    requirements: row.requirements,
    benefits: row.benefits,
    city: row.city,
    country: { code: countryOf(row.country)?.code ?? row.country, name: row.country },
    currency: row.currency,
    salary_start: row.salaryStart ?? 0,
    salary_end: row.salaryEnd ?? 0,
    salary_type: row.salaryType as SalaryType,
    publish_salary: row.publishSalary && row.salaryStart !== null && row.salaryEnd !== null,
    employment_type: row.employmentType as EmploymentType,
    experience_level: row.experienceLevel as ExperienceLevel,
    minimum_education: row.minimumEducation as MinimumEducation,
    remote: row.isRemote,
    hide_company_name: row.hideCompanyName,
    first_published_at: row.publishedAt,
    due_date: row.dueDate,
    time_zone: row.timeZone,
    vacancies: row.vacancies,
    company: {
      id: row.companyId,
      name: row.companyName,
      logo: row.logoFileId && `/uploads/${row.logoFileId}.webp`,
      website: row.website || null,
    },
  };
}

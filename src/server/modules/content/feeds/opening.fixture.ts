import type { PublicOpening } from './public-opening.ts';

export const publicUrl = 'https://mihna.example';

/** An Active opening for the tests of this folder. */
export function aPublicOpening(changes: Partial<PublicOpening> = {}): PublicOpening {
  return {
    id: '4f1c9a52-7f0d-4a55-9a0c-2f5d6c1f2a10',
    title: 'Senior Structural Engineer',
    language: 'en',
    introduction: '<p>You will check the towers of Lusail.</p>',
    responsibilities: '<ul><li>Check calculations</li></ul>',
    requirements: '<p>Eight years</p>',
    benefits: null,
    city: 'Lusail',
    country: { code: 'QA', name: 'Qatar' },
    currency: 'QAR',
    salary_start: 22_000,
    salary_end: 28_000,
    salary_type: 'per month',
    publish_salary: true,
    employment_type: 'full time',
    experience_level: 'senior',
    minimum_education: 'bachelor',
    remote: false,
    hide_company_name: false,
    first_published_at: new Date('2026-11-01T08:30:00Z'),
    due_date: '2026-12-31',
    vacancies: 2,
    company: {
      id: 'b7a3d1f0-0000-4000-8000-000000000001',
      name: 'Rawdat Engineering',
      logo: '/files/logos/rawdat-canary.webp',
      website: 'https://rawdat-canary.example',
    },
    ...changes,
  };
}

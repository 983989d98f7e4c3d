import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';
import { joined } from '#web/isolation.ts';

/** "Construction · Lusail · 50–100 employees", whose last part stays on one line. */
export function companyFacts(company: {
  industry: string;
  city: string;
  number_of_employee: string;
}): string {
  return joined([
    company.industry && referenceLabel('industry', company.industry),
    company.city && cityLabel(company.city),
    company.number_of_employee &&
      referenceLabel('employees', company.number_of_employee)
        .replaceAll(' ', '\u00a0')
        .replace('–', '–\u2060'),
  ]);
}

import { expect, test } from 'vitest';
import { z } from 'zod';
import { employmentTypes, salaryTypes } from '#domain/job-openings/job-openings.ts';
import { jobPosting, jobPostingScript } from './job-posting.ts';
import { aPublicOpening, publicUrl } from './opening.fixture.ts';

const employmentWord = z.enum([
  ...(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY'] as const),
  ...(['INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'] as const),
]);
const salary = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.number(),
    maxValue: z.number(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  }),
});

const country = z.strictObject({ '@type': z.literal('Country'), name: z.string().min(1) });
const place = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    addressCountry: z.string().regex(/^[A-Z]{2}$/),
  }),
});

/** The published rules, strictly: a property that they do not name fails; the address is schema.org's own. */
const posting = z
  .strictObject({
    '@context': z.literal('https://schema.org/'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    url: z.url(),
    mainEntityOfPage: z.strictObject({
      '@type': z.literal('WebPage'),
      '@id': z.url(),
      inLanguage: z.string().regex(/^[a-z]{2}$/),
    }),
    description: z.string().regex(/^<(p|ul|ol|h3)>/),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    datePosted: z.iso.datetime(),
    validThrough: z.iso.datetime({ offset: true }).optional(),
    employmentType: z.union([employmentWord, z.array(employmentWord).min(2)]),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: z.url().optional(),
      logo: z.url({ protocol: /^https?$/ }).optional(),
    }),
    jobLocation: z.union([place, z.array(place).min(2)]),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.union([country, z.array(country).min(2)]).optional(),
    baseSalary: salary.optional(),
    directApply: z.literal(true),
  })
  .refine((value) => value.description !== value.title)
  .refine((value) => Boolean(value.jobLocationType) === Boolean(value.applicantLocationRequirements));

function postingOf(changes: Parameters<typeof aPublicOpening>[0] = {}) {
  return posting.parse(jobPosting(aPublicOpening(changes), publicUrl));
}

test('a complete opening follows every published rule', () => {
  expect(postingOf()).toMatchObject({
    title: 'Senior Structural Engineer',
    identifier: { name: 'Rawdat Engineering', value: aPublicOpening().id },
    hiringOrganization: { name: 'Rawdat Engineering', logo: `${publicUrl}/files/logos/rawdat-canary.webp` },
    jobLocation: { address: { addressLocality: 'Lusail', addressCountry: 'QA' } },
    baseSalary: { currency: 'QAR', value: { minValue: 22_000, maxValue: 28_000, unitText: 'MONTH' } },
  });
});

test('the description holds every part of the opening and is not its title', () => {
  const { description } = postingOf({ benefits: 'Housing' });
  for (const part of ['towers of Lusail', 'Check calculations', 'Eight years', '<p>Housing</p>']) {
    expect(description).toContain(part);
  }
});

test('the date is that of the first publication', () => {
  expect(postingOf().datePosted).toBe('2026-11-01T08:30:00.000Z');
});

test('it is valid through the end of the due date in the company’s zone', () => {
  expect(postingOf().validThrough).toBe('2026-12-31T23:59:59+03:00');
  expect(postingOf({ due_date: '2026-07-01', time_zone: 'Europe/Paris' }).validThrough).toBe(
    '2026-07-01T23:59:59+02:00',
  );
  expect(postingOf({ due_date: '2026-12-31', time_zone: 'UTC' }).validThrough).toMatch(
    /^2026-12-31T23:59:59(Z|\+00:00)$/,
  );
});

test('an opening without due date says nothing about its validity', () => {
  expect(postingOf({ due_date: null })).not.toHaveProperty('validThrough');
});

test('W24, P8: a hidden company is confidential in every byte', () => {
  const hidden = postingOf({ hide_company_name: true });
  expect(hidden.hiringOrganization).toEqual({ '@type': 'Organization', name: 'confidential' });
  expect(JSON.stringify(hidden)).not.toMatch(/rawdat|b7a3d1f0/i);
});

test('a salary that is not published does not appear', () => {
  const text = JSON.stringify(postingOf({ publish_salary: false }));
  expect(text).not.toMatch(/baseSalary|22000|28000/);
});

test.each(salaryTypes)('a salary %s has a unit that Google knows', (salary_type) => {
  expect(postingOf({ salary_type }).baseSalary?.value.unitText).toBe(salary_type.slice(4).toUpperCase());
});

test.each(employmentTypes)('the employment type "%s" becomes fixed words', (employment_type) => {
  expect(postingOf({ employment_type }).employmentType).toBeDefined();
});

test('only a remote opening is marked as telecommuting, with the country of its applicants', () => {
  expect(postingOf()).not.toHaveProperty('jobLocationType');
  expect(postingOf({ remote: true })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Qatar' },
    description: expect.stringContaining('<p>This job is 100% remote. Applicants work from Qatar.</p>'),
  });
});

const dubai = { city: 'Dubai', country: { code: 'AE', name: 'United Arab Emirates' } };

test('an opening with several places names each, and one that is remote the country of each', () => {
  const { jobLocation, description } = postingOf({ further_places: [dubai] });
  expect(jobLocation).toMatchObject([
    { address: { addressLocality: 'Lusail', addressCountry: 'QA' } },
    { address: { addressLocality: 'Dubai', addressCountry: 'AE' } },
  ]);
  expect(description).toContain('<p>Places of work: Lusail, Qatar · Dubai, United Arab Emirates.</p>');
  expect(postingOf({ remote: true, further_places: [dubai] })).toMatchObject({
    applicantLocationRequirements: [{ name: 'Qatar' }, { name: 'United Arab Emirates' }],
    description: expect.stringContaining('Applicants work from Qatar, United Arab Emirates.'),
  });
  const atHome = [{ ...dubai, country: { code: 'QA', name: 'Qatar' } }];
  expect(postingOf({ remote: true, further_places: atHome })).toMatchObject({
    applicantLocationRequirements: { name: 'Qatar' },
  });
});

test('B7: scripts in the rich text do not reach the description', () => {
  const { description } = postingOf({ requirements: '<p onclick="x()">A</p><script>alert(1)</script>' });
  expect(description).toContain('<p>A</p>');
  expect(description).not.toMatch(/script|onclick|alert/);
});

test('a posting inside a script element cannot end it, and reads back the same', () => {
  const original = jobPosting(aPublicOpening({ title: '</script><!-- \u2028 & co' }), publicUrl);
  const script = jobPostingScript(original);
  expect(script).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(script)).toEqual(original);
});

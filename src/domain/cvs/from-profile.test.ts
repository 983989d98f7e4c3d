import { expect, test } from 'vitest';
import { candidateUpdateOn } from '#domain/candidates/profile.ts';
import { cvDocument } from './document.ts';
import { type CvProfile, cvFromProfile } from './from-profile.ts';
import {
  educationDifference,
  experienceDifference,
  listDifference,
  textDifference,
  withNewOfProfile,
} from './to-profile.ts';

const profile: CvProfile = {
  name: 'Layla Haddad',
  name_ar: '',
  email: 'layla@demo.example',
  dial_code: '+974',
  phone: '77791863',
  title: '',
  description: 'Towers.',
  current_position: 'Structural Engineer',
  current_company: 'Crescent Towers',
  industry: 'Construction',
  residence_country: 'Qatar',
  nationality: 'Lebanon',
  date_of_birth: '1990-04-01',
  gender: 'Female',
  marital_status: '',
  visa_option: null,
  in_country: true,
  notice_period: 0,
  driving_licences: ['Light vehicle'],
  expected_salary: null,
  website: '',
  linkedin: 'https://linkedin.com/in/layla',
  facebook: '',
  twitter: '',
  instagram: '',
  professional_skills: 'ETABS, Revit',
  desired_jobs: 'Civil Engineer',
  languages: [{ name: 'Arabic', level: 'Native' }],
  experiences: [
    {
      company_name: 'Crescent Towers',
      designation: 'Engineer',
      company_location: null,
      ...{ from_month: 9, from_year: 2023, to_month: 13, to_year: 'Present' },
      description: null,
    },
    {
      company_name: 'Gulf Frame',
      designation: 'Trainee',
      from_month: 1,
      from_year: 2020,
      to_month: 12,
      to_year: 2022,
    },
  ],
  certificates: [
    {
      name: 'DHP licence',
      issuer: 'Ministry of Public Health',
      number: 'N-123',
      ...{ issued_month: 3, issued_year: 2022, expires_month: null, expires_year: 2027 },
    },
  ],
  references: [
    {
      ...{
        name: 'A. Khoury',
        title: 'Head nurse',
        company: 'Al Noor',
        email: 'a@b.co',
        phone: '+974 4444 4444',
      },
      on_request: false,
    },
    {
      ...{ name: 'B. Saleh', title: '', company: 'Al Noor', email: 'b@b.co', phone: '' },
      on_request: true,
    },
  ],
  references_shown: true,
  educations: [
    { institution_name: 'AUB Beirut', course_name: 'Masters degree', from_year: 2014, to_year: 2016 },
  ],
};

test('a CV has what the profile has, and prints no personal detail by itself', () => {
  const cv = cvFromProfile(profile, 'fr');
  expect(cvDocument.parse(cv)).toEqual(cv);
  expect(cv).toMatchObject({
    language: 'fr',
    basics: { name: 'Layla Haddad', title: 'Structural Engineer', phone: '+974 77791863', country: 'Qatar' },
    experience: [
      { position: 'Engineer', from: '2023-09', to: 'present' },
      { from: '2020-01', to: '2022-12' },
    ],
    education: [{ institution: 'AUB Beirut', course: 'Masters degree', from: '2014', to: '2016' }],
    skills: [{ words: ['ETABS', 'Revit'] }],
    links: [{ network: 'linkedin' }],
    personal: { nationality: 'Lebanon', notice_period: 0, desired_jobs: ['Civil Engineer'] },
    personal_shown: [],
  });
});

test('certificates go into a CV with number and dates; references only where they are shown, and no contact on request', () => {
  const cv = cvFromProfile(profile, 'en');
  expect(cv.certificates).toMatchObject([
    { name: 'DHP licence', organisation: 'Ministry of Public Health', from: '2022-03', to: '2027' },
  ]);
  expect(cv.certificates[0]?.description).toBe('N-123');
  expect(cv.references.map(({ organisation, description }) => [organisation, description])).toEqual([
    ['Head nurse, Al Noor', 'a@b.co\n+974 4444 4444'],
    ['Al Noor', ''],
  ]);
  expect(cvFromProfile({ ...profile, references_shown: false }, 'en').references).toEqual([]);
});

const update = candidateUpdateOn(() => '2026-11-22');

test('a CV of the profile differs from it in nothing', () => {
  const cv = cvFromProfile(profile, 'en');
  const found = [
    textDifference(cv, profile, 'title'),
    textDifference(cv, profile, 'summary'),
    listDifference(cv, profile, 'skills'),
    listDifference(cv, profile, 'languages'),
    ...cv.experience.map((entry) => experienceDifference(entry, profile)),
    ...cv.education.map((entry) => educationDifference(entry, profile)),
  ];
  expect(found.filter(Boolean)).toEqual([]);
  expect(withNewOfProfile(cv, profile)).toBe(cv);
});

test('what is changed in the CV flows back as the profile takes it', () => {
  const cv = cvFromProfile(profile, 'en');
  const [post] = cv.experience;
  const [studies] = cv.education;
  if (!post || !studies) throw new Error('The profile has both');
  const changes = [
    experienceDifference({ ...post, description: 'Led a team of six.' }, profile),
    experienceDifference(
      { ...post, company: 'Lusail Works', position: 'Engineer', place: 'Lusail' },
      profile,
    ),
    educationDifference({ ...studies, to: '2017' }, profile),
    textDifference({ ...cv, summary: 'Bridges.' }, profile, 'summary'),
    listDifference({ ...cv, skills: [{ id: 'a', name: '', level: '', words: ['SAFE'] }] }, profile, 'skills'),
  ];
  expect(changes.map((found) => found && update.safeParse(found.change).success)).toEqual(
    changes.map(() => true),
  );
  expect(changes.map((found) => found?.isNew)).toEqual([false, true, false, false, false]);
  expect(changes[1]?.change?.experiences).toHaveLength(3);
  expect(changes[4]?.change).toEqual({ professional_skills: 'ETABS, Revit, SAFE' });
});

test('what the profile cannot take says so: a year without a month, a summary that is too long', () => {
  const cv = cvFromProfile(profile, 'en');
  const [post] = cv.experience;
  if (!post) throw new Error('The profile has one');
  expect(experienceDifference({ ...post, from: '2023' }, profile)).toEqual({
    isNew: false,
    change: undefined,
  });
  expect(textDifference({ ...cv, summary: 'x'.repeat(301) }, profile, 'summary')?.change).toBeUndefined();
});

test('what is new in the profile is added, with ids of its own', () => {
  const cv = cvFromProfile({ ...profile, experiences: profile.experiences.slice(1) }, 'en');
  const whole = withNewOfProfile(cv, { ...profile, professional_skills: 'ETABS, Revit, Tekla' });
  expect(cvDocument.parse(whole)).toEqual(whole);
  expect(whole.experience.map(({ company }) => company)).toEqual(['Crescent Towers', 'Gulf Frame']);
  expect(whole.skills[0]?.words).toEqual(['ETABS', 'Revit', 'Tekla']);
  const bare = cvFromProfile({ ...profile, certificates: [] }, 'en');
  expect(withNewOfProfile(bare, profile).certificates.map(({ name }) => name)).toEqual(['DHP licence']);
});

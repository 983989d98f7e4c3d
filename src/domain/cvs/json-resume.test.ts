import { expect, test } from 'vitest';
import { cvDocument } from './document.ts';
import { toJsonResume } from './json-resume.ts';
import { fromJsonResume } from './json-resume-reading.ts';

const resume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Éloïse Haddad',
    label: 'Structural engineer',
    email: 'eloise@demo.example',
    phone: '+974 7779 1863',
    url: 'https://haddad.example',
    summary: 'Towers.\nAnd bridges.',
    location: { city: 'Doha', countryCode: 'QA' },
    profiles: [{ network: 'LinkedIn', username: 'eloise', url: 'https://linkedin.com/in/eloise' }],
  },
  work: [
    {
      name: 'Crescent Towers',
      position: 'Senior engineer',
      location: 'Lusail',
      url: 'https://crescent.example',
      startDate: '2023-09',
      summary: 'Two towers.',
      highlights: ['Led a team of six', 'Cut reinforcement by 11 %'],
    },
    {
      name: 'Gulf Frame',
      position: 'Engineer',
      startDate: '2018',
      endDate: '2023-08-31',
      highlights: ['One', 'Two'],
    },
  ],
  volunteer: [{ organization: 'Crescent', position: 'Helper', startDate: '2020-01', endDate: '2020-02' }],
  education: [
    {
      institution: 'École supérieure',
      area: 'Civil engineering',
      studyType: 'MEng',
      startDate: '2014',
      endDate: '2016',
      score: '17/20',
      courses: ['Statics', 'Concrete'],
    },
  ],
  awards: [{ title: 'Prize', date: '2019', awarder: 'ACI', summary: 'For a raft.' }],
  certificates: [{ name: 'MMUP A', date: '2021-05', issuer: 'Ministry', url: 'https://mmup.example' }],
  publications: [{ name: 'On cracks', publisher: 'ACI', releaseDate: '2022-03-01', summary: 'Cracks.' }],
  skills: [{ name: 'Analysis', level: 'Expert', keywords: ['ETABS', 'SAFE'] }],
  languages: [{ language: 'Arabic', fluency: 'Native' }],
  interests: [{ name: 'Sea', keywords: ['Sailing'] }],
  references: [{ name: 'A. Khoury', reference: 'She is good.' }],
  projects: [{ name: 'Raft', entity: 'Lusail', startDate: '2021', endDate: '2022', description: 'Deep.' }],
};

test('what is imported is exported equal', () => {
  const document = fromJsonResume(resume, 'en');
  expect(cvDocument.safeParse(document).success).toBe(true);
  expect(toJsonResume(document)).toEqual(resume);
  expect(fromJsonResume(toJsonResume(document), 'en')).toEqual(document);
});

test('what goes on has no end there, and a country is one of the list here', () => {
  const document = fromJsonResume(resume, 'fr');
  expect(document.experience.map(({ to }) => to)).toEqual(['present', '2023-08-31']);
  expect([document.language, document.basics.country]).toEqual(['fr', 'Qatar']);
});

test('what other programs write loosely is taken as far as it goes, and what is no resume is refused', () => {
  const document = fromJsonResume(
    {
      basics: { name: null, summary: 12, profiles: 'none' },
      work: [null, { name: 'A\u0000B', startDate: 'soon', endDate: 'Present', highlights: [null, 'One'] }],
      skills: Array.from({ length: 80 }, () => ({ name: 'x'.repeat(400), keywords: [''] })),
    },
    'en',
  );
  expect(document.summary).toBe('12');
  expect(document.experience[1]).toMatchObject({ company: 'A B', from: '', to: '' });
  expect(document.skills).toHaveLength(30);
  for (const none of [null, 'text', 3, []]) expect(() => fromJsonResume(none, 'en')).toThrow();
});

import { expect, test } from 'vitest';
import { sampleCv, samplePeople } from '#support/sample-cvs.ts';
import { type CvDocument, cvDocument } from './document.ts';
import { toJsonResume } from './json-resume.ts';
import { exportCv, importCv, leftOut } from './json-resume-file.ts';
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

/** Of each part something that JSON Resume has no word for. */
function aWholeCv(): CvDocument {
  const item = {
    organisation: 'ACI',
    from: '2019',
    to: '2021-05',
    url: 'https://aci.example',
    description: 'A\n\nB',
  };
  const cv = sampleCv('plain');
  return cvDocument.parse({
    ...cv,
    language: 'ar',
    paper: 'letter',
    template: 'side',
    accent: '#5b3a8c',
    is_photo_shown: true,
    is_video_code_shown: true,
    sections: [{ id: 'own', heading: 'Patents', is_shown: true }, ...cv.sections.toReversed()],
    certificates: [{ id: 'one', name: 'MMUP', ...item }],
    awards: [{ id: 'two', name: 'Prize', ...item }],
    publications: [{ id: 'three', name: 'On cracks', ...item }],
    references: [{ id: 'four', name: 'A. Khoury', ...item }],
    interests: [{ id: 'five', name: 'Sea', level: 'Often', words: ['Sailing'] }],
    links: [
      { id: 'six', network: 'GitHub', url: 'github.com/layla', username: '' },
      { id: 'seven', network: 'website', url: 'https://one.example', username: 'me' },
      { id: 'eight', network: 'website', url: 'https://two.example', username: '' },
    ],
    custom: [{ id: 'own', entries: [{ id: 'nine', name: 'A raft', ...item }] }],
  });
}

test('a CV comes back as it went: sections of its own, order, look and personal details too', () => {
  const cvs = [aWholeCv(), ...Object.keys(samplePeople).map(sampleCv)];
  for (const cv of cvs) {
    const file: unknown = JSON.parse(JSON.stringify(exportCv(cv)));
    expect(importCv(file, 'fr')).toEqual(cv);
  }
});

test('what another program changed in one of our files counts, and the rest comes back', () => {
  const cv = aWholeCv();
  const file = JSON.parse(JSON.stringify(exportCv(cv)));
  file.basics.label = 'Bridge engineer';
  file.skills = [{ name: 'Tools', keywords: ['Revit'] }];
  expect(importCv(file, 'fr')).toEqual({
    ...cv,
    basics: { ...cv.basics, title: 'Bridge engineer' },
    skills: [{ id: 'entry-1', name: 'Tools', level: '', words: ['Revit'] }],
  });
  file.meta.mihna.template = 'gone';
  expect(importCv(file, 'fr')).toMatchObject({ template: 'majlis', basics: { title: 'Bridge engineer' } });
});

test('a resume of another program goes out as it came, and what no CV here has is named', () => {
  expect(exportCv(importCv(resume, 'en'))).toEqual(resume);
  expect(leftOut(resume)).toEqual([]);
  const more = {
    ...resume,
    basics: { ...resume.basics, image: 'https://haddad.example/me.jpg' },
    work: [{ name: 'A', startDate: '2020', endDate: 'Present' }],
    projects: [{ name: 'Raft', keywords: ['Concrete'], type: '' }],
    meta: { version: 'v1.0.0' },
  };
  expect(leftOut(more)).toEqual(['basics.image', 'projects.keywords']);
  expect(importCv(more, 'en').experience[0]?.to).toBe('present');
});

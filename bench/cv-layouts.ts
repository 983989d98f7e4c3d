import type { CvJob, CvPerson, CvStudy } from './cv-people.ts';

export const headings = {
  english: {
    summary: 'Profile',
    jobs: 'Work Experience',
    studies: 'Education',
    languages: 'Languages',
    skills: 'Key Skills',
    personal: 'Personal Details',
    contact: 'Contact',
    nationality: 'Nationality',
    birth: 'Date of birth',
    gender: 'Gender',
    married: 'Marital status',
    present: 'Present',
    to: 'to',
    phone: 'Mobile',
  },
  french: {
    summary: 'Profil',
    jobs: 'Expériences professionnelles',
    studies: 'Formation',
    languages: 'Langues',
    skills: 'Compétences',
    personal: 'Informations personnelles',
    contact: 'Coordonnées',
    nationality: 'Nationalité',
    birth: 'Date de naissance',
    gender: 'Sexe',
    married: 'Situation familiale',
    present: "aujourd'hui",
    to: 'à',
    phone: 'Tél.',
  },
  arabic: {
    summary: 'نبذة عني',
    jobs: 'الخبرات العملية',
    studies: 'التعليم',
    languages: 'اللغات',
    skills: 'المهارات',
    personal: 'المعلومات الشخصية',
    contact: 'معلومات الاتصال',
    nationality: 'الجنسية',
    birth: 'تاريخ الميلاد',
    gender: 'الجنس',
    married: 'الحالة الاجتماعية',
    present: 'حتى الآن',
    to: '-',
    phone: 'هاتف',
  },
} as const;

/** One way that people lay out a CV, as a page that a browser prints. */
export interface CvLayout {
  name: string;
  page(person: CvPerson): string;
}

const monthTags = { english: 'en-GB', french: 'fr-FR', arabic: 'ar-EG-u-nu-latn' };

function month(point: string, person: CvPerson, style: 'long' | 'short' | 'digits' | 'year'): string {
  const [year = '', number = ''] = point.split('-');
  if (style === 'year') return year;
  if (style === 'digits') return `${number}/${year}`;
  const day = new Date(`${point}-15T00:00:00Z`);
  return new Intl.DateTimeFormat(monthTags[person.words], { month: style, year: 'numeric' }).format(day);
}

export function period(
  [, , , from, to]: CvJob,
  person: CvPerson,
  style: 'long' | 'short' | 'digits' | 'year',
): string {
  const { present } = headings[person.words];
  return `${month(from, person, style)} – ${to ? month(to, person, style) : present}`;
}

function birth({ birth: day, words }: CvPerson, isNamed: boolean): string {
  if (!isNamed) return day.split('-').reverse().join('/');
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(monthTags[words], { day: 'numeric', month: 'long', year: 'numeric' }).format(
    date,
  );
}

export const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const languages = (person: CvPerson, between: (name: string, level: string) => string) =>
  person.languages.map(([name, level]) => between(name, level));

export function personal(person: CvPerson, isNamed = false): string[] {
  const words = headings[person.words];
  return [
    `${words.nationality}: ${person.nationality}`,
    `${words.birth}: ${birth(person, isNamed)}`,
    `${words.gender}: ${person.gender}`,
    `${words.married}: ${person.married}`,
  ];
}

const lines = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

export function frame(person: CvPerson, css: string, body: string): string {
  const direction = person.words === 'arabic' ? 'rtl' : 'ltr';
  return `<html dir="${direction}"><meta charset="utf-8"><style>
    body { font: 10.5pt/1.45 'Liberation Sans', 'DejaVu Sans', sans-serif; margin: 0 }
    h1 { font-size: 20pt; margin: 0 } h2 { font-size: 12pt; border-bottom: 1px solid; margin: 14px 0 6px }
    p, ul { margin: 2px 0 } .row { display: flex; justify-content: space-between } ${css}</style>${body}</html>`;
}

const classic: CvLayout = {
  name: 'classic',
  page(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      `<div class="row"><b>${one[0]}</b><span>${period(one, person, 'short')}</span></div>
       <p><i>${one[1]}, ${one[2]}</i></p>${list(one[5])}`;
    const study = ([degree, school, place, from, to]: CvStudy) =>
      `<div class="row"><b>${degree}</b><span>${from} – ${to}</span></div><p>${school}, ${place}</p>`;
    return frame(
      person,
      'header { text-align: center }',
      `<header><h1>${person.name}</h1><p>${person.position}</p>
        <p>${[person.place, person.phone, person.email, person.linkedin].filter(Boolean).join(' | ')}</p></header>
       <h2>${words.summary}</h2><p>${person.summary}</p>
       <h2>${words.jobs}</h2>${person.jobs.map(job).join('')}
       <h2>${words.studies}</h2>${person.studies.map(study).join('')}
       <h2>${words.skills}</h2><p>${person.skills.join(', ')}</p>
       <h2>${words.languages}</h2>${list(languages(person, (name, level) => `${name} – ${level}`))}
       <h2>${words.personal}</h2>${lines(personal(person))}`,
    );
  },
};

const sidebar: CvLayout = {
  name: 'sidebar',
  page(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      `<p><b>${one[0]}</b></p><p>${one[1]} | ${one[2]}</p><p>${period(one, person, 'long')}</p>${list(one[5])}`;
    const study = ([degree, school, place, from, to]: CvStudy) =>
      `<p><b>${degree}</b></p><p>${school}, ${place}</p><p>${from} – ${to}</p>`;
    return frame(
      person,
      'body { display: flex; gap: 24px } aside { width: 200px; background: #eee; padding: 12px } main { flex: 1 }',
      `<aside><h2>${words.contact}</h2>${lines([person.phone, person.email, person.place, person.linkedin ?? ''])}
        <h2>${words.personal}</h2>${lines(personal(person, true))}
        <h2>${words.languages}</h2>${lines(languages(person, (name, level) => `${name}: ${level}`))}
        <h2>${words.skills}</h2>${list(person.skills)}</aside>
       <main><h1>${person.name}</h1><p>${person.position}</p>
        <h2>${words.summary}</h2><p>${person.summary}</p>
        <h2>${words.jobs}</h2>${person.jobs.map(job).join('')}
        <h2>${words.studies}</h2>${person.studies.map(study).join('')}</main>`,
    );
  },
};

const datesLeft: CvLayout = {
  name: 'dates at the left',
  page(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      `<tr><td>${period(one, person, 'digits')}</td><td><b>${one[0]}</b><br>${one[1]}, ${one[2]}${list(one[5])}</td></tr>`;
    const study = ([degree, school, place, from, to]: CvStudy) =>
      `<tr><td>${from} – ${to}</td><td><b>${degree}</b><br>${school}, ${place}</td></tr>`;
    return frame(
      person,
      'td { vertical-align: top; padding-inline-end: 16px } td:first-child { width: 150px }',
      `<h1>${person.name}</h1><p>${person.position}</p>
       <p>${person.place}</p><p>${words.phone}: ${person.phone}</p><p>${person.email}</p><p>${person.linkedin ?? ''}</p>
       ${lines(personal(person, true))}
       <h2>${words.summary}</h2><p>${person.summary}</p>
       <h2>${words.jobs}</h2><table>${person.jobs.map(job).join('')}</table>
       <h2>${words.studies}</h2><table>${person.studies.map(study).join('')}</table>
       <h2>${words.languages}</h2><p>${languages(person, (name, level) => `${name} (${level})`).join(', ')}</p>
       <h2>${words.skills}</h2><p>${person.skills.join(' • ')}</p>`,
    );
  },
};

const datesFirst: CvLayout = {
  name: 'dates first',
  page(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      `<p>${period(one, person, 'long')}</p><p><b>${one[1]}</b>, ${one[2]}</p><p>${one[0]}</p>${list(one[5])}`;
    const study = ([degree, school, place, from, to]: CvStudy) =>
      `<p>${from} – ${to}</p><p>${school}, ${place}</p><p>${degree}</p>`;
    return frame(
      person,
      'h2 { text-transform: uppercase; letter-spacing: 1px }',
      `<h1>${person.name.toUpperCase()}</h1><p>${person.position}</p>
       <p>${[person.phone, person.email, person.place].join(' · ')}</p><p>${person.linkedin ?? ''}</p>
       <h2>${words.personal}</h2><p>${personal(person).join(' | ')}</p>
       <h2>${words.summary}</h2><p>${person.summary}</p>
       <h2>${words.studies}</h2>${person.studies.map(study).join('')}
       <h2>${words.jobs}</h2>${person.jobs.map(job).join('')}
       <h2>${words.skills}</h2>${list(person.skills)}
       <h2>${words.languages}</h2>${lines(languages(person, (name, level) => `${name} : ${level}`))}`,
    );
  },
};

const labels: CvLayout = {
  name: 'labels in tables',
  page(person) {
    const words = headings[person.words];
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const job = (one: CvJob) =>
      `<p><b>${one[1]}</b>, ${one[2]}</p><div class="row"><span>${one[0]}</span><span>${period(one, person, 'short')}</span></div>${list(one[5])}`;
    const study = ([degree, school, place, from, to]: CvStudy) =>
      `<p>${degree}</p><p>${school}, ${place} (${from} - ${to})</p>`;
    const facts = personal(person).map((text) => text.split(': '));
    return frame(
      person,
      'td { padding-inline-end: 30px }',
      `<h1>${person.name}</h1><table>${row(words.phone, person.phone)}${row('Email', person.email)}${row('LinkedIn', person.linkedin ?? '–')}</table>
       <p>${person.place}</p>
       <h2>${words.summary}</h2><p>${person.summary}</p>
       <h2>${words.jobs}</h2>${person.jobs.map(job).join('')}
       <h2>${words.studies}</h2>${person.studies.map(study).join('')}
       <h2>${words.skills}</h2><p>${person.skills.join(' | ')}</p>
       <h2>${words.languages}</h2><table>${person.languages.map(([name, level]) => row(name, level)).join('')}</table>
       <h2>${words.personal}</h2><table>${facts.map(([label = '', value = '']) => row(label, value)).join('')}</table>`,
    );
  },
};

const compact: CvLayout = {
  name: 'one line each',
  page(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      `<p><b>${one[0]}</b>, ${one[1]}, ${one[2]} (${period(one, person, 'year')})</p>${list(one[5])}`;
    const study = ([degree, school, place, from, to]: CvStudy) =>
      `<p>${degree}, ${school}, ${place}, ${from}-${to}</p>`;
    return frame(
      person,
      '',
      `<h1>${person.name}</h1><p>${person.position} – ${person.place}</p>
       <p>${[person.email, person.phone, person.linkedin].filter(Boolean).join(', ')}</p>
       <p>${person.summary}</p>
       <h2>${words.jobs}</h2>${person.jobs.map(job).join('')}
       <h2>${words.studies}</h2>${person.studies.map(study).join('')}
       <p><b>${words.skills}:</b> ${person.skills.join(', ')}</p>
       <p><b>${words.languages}:</b> ${languages(person, (name, level) => `${name} (${level})`).join('; ')}</p>
       ${lines(personal(person, true))}`,
    );
  },
};

export const layouts: readonly CvLayout[] = [classic, sidebar, datesLeft, datesFirst, labels, compact];

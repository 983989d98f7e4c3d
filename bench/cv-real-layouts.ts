import { type CvLayout, frame, headings, list, period, personal } from './cv-layouts.ts';
import type { CvJob, CvPerson, CvStudy } from './cv-people.ts';

/** Where a layout puts things; each of the twenty is one that people download, fill in and send. */
interface Style {
  name: string;
  /** A column of its own for how to reach the person, skills and languages. */
  side?: 'start' | 'end';
  /** How the dates of a job stand beside it. */
  dates: 'float' | 'row' | 'placed' | 'cell' | 'before' | 'margin' | 'line' | 'column';
  css?: string;
  employerFirst?: boolean;
  /** What stands in the side column; the rest in the main one. */
  aside?: readonly Part[];
  /** Headings stand in a column of their own. */
  headingsBeside?: boolean;
  header?: 'band' | 'beside' | 'centre' | 'main';
  levels?: 'row' | 'text';
}
type Part = 'contact' | 'personal' | 'summary' | 'jobs' | 'studies' | 'skills' | 'languages';

const short: readonly Part[] = ['contact', 'skills', 'languages', 'personal'];
const all: readonly Part[] = ['contact', 'summary', 'jobs', 'studies', 'skills', 'languages', 'personal'];

const styles: readonly Style[] = [
  { name: 'canva, side at the start, dates float', side: 'start', dates: 'float' },
  { name: 'canva, side at the end, dates float', side: 'end', dates: 'float', header: 'band' },
  { name: 'canva, employer first, dates in a row', side: 'start', dates: 'row', employerFirst: true },
  { name: 'canva, side at the end, dates placed', side: 'end', dates: 'placed' },
  { name: 'word, table of jobs and dates', dates: 'cell' },
  { name: 'word, dates float', dates: 'float', header: 'centre' },
  { name: 'word, contact beside the name, dates placed', dates: 'placed', header: 'beside' },
  { name: 'europass, labels in the margin', dates: 'margin', headingsBeside: true },
  { name: 'europass, date and place above', dates: 'before', employerFirst: false, header: 'band' },
  {
    name: 'linkedin export',
    side: 'start',
    dates: 'line',
    employerFirst: true,
    aside: ['contact', 'skills', 'languages'],
  },
  { name: 'timeline with a side', side: 'end', dates: 'margin' },
  {
    name: 'two halves',
    side: 'end',
    dates: 'row',
    aside: ['studies', 'skills', 'languages', 'personal'],
    css: 'aside { width: 45%; background: none }',
  },
  { name: 'levels in rows', side: 'start', dates: 'float', levels: 'row' },
  {
    name: 'band and side at the end',
    side: 'end',
    dates: 'row',
    header: 'band',
    aside: ['skills', 'languages', 'personal'],
  },
  {
    name: 'employer first, dates float',
    side: 'start',
    dates: 'float',
    employerFirst: true,
    css: '.date { font-size: 8.5pt }',
  },
  {
    name: 'side at the start, dates in cells',
    side: 'start',
    dates: 'cell',
    aside: ['contact', 'personal', 'languages', 'skills'],
  },
  { name: 'set in two newspaper columns', dates: 'line', css: '.body { column-count: 2; column-gap: 28px }' },
  { name: 'dates in a column of their own', dates: 'column' },
  {
    name: 'studies at the side',
    side: 'end',
    dates: 'float',
    aside: ['contact', 'studies', 'skills', 'languages'],
    employerFirst: true,
  },
  { name: 'headings in the margin, dates placed', dates: 'placed', headingsBeside: true, header: 'centre' },
];

export const realLayouts: readonly CvLayout[] = styles.map((style) => ({
  name: style.name,
  page: (person) => page(style, person),
}));

function page(style: Style, person: CvPerson): string {
  const aside = style.side ? (style.aside ?? short) : [];
  const isNamedApart = style.header === 'band' || style.header === 'beside' || style.header === 'centre';
  const rest = all.filter((part) => !aside.includes(part) && (part !== 'contact' || !isNamedApart));
  const name = `<h1>${person.name}</h1><p class="position">${person.position}</p>`;
  const contact = lines([person.place, person.phone, person.email, person.linkedin ?? '']);
  const heads: Record<NonNullable<Style['header']>, string> = {
    band: `<header>${name}<p>${[person.place, person.phone, person.email, person.linkedin].filter(Boolean).join(' | ')}</p></header>`,
    beside: `<header class="beside"><div>${name}</div><div class="end">${contact}</div></header>`,
    centre: `<header style="text-align: center">${name}<p>${[person.phone, person.email, person.place, person.linkedin].filter(Boolean).join(' · ')}</p></header>`,
    main: '',
  };
  const head = heads[style.header ?? 'main'];
  const main = `<main>${head === '' ? name : ''}${rest.map((part) => section(style, person, part)).join('')}</main>`;
  const column =
    aside.length > 0 ? `<aside>${aside.map((part) => section(style, person, part)).join('')}</aside>` : '';
  const body = style.side === 'start' ? column + main : main + column;
  return frame(
    person,
    `${css}${style.css ?? ''}`,
    `${head}<div class="body${column ? ' columns' : ''}">${body}</div>`,
  );
}

const css = `
  .columns { display: flex; gap: 26px } aside { width: 190px; background: #e8ecef; padding: 10px; overflow-wrap: anywhere } main { flex: 1; min-width: 0 }
  .float .date { float: inline-end } .placed { position: relative } .placed .date { position: absolute; inset-inline-end: 0; top: 0 }
  .date { color: #555 } td { vertical-align: top } .cells { width: 100% } .cells td:last-child { text-align: end; white-space: nowrap }
  .margin { display: grid; grid-template-columns: 118px 1fr; gap: 12px } .beside { display: flex; justify-content: space-between }
  .with-dates { position: relative; padding-inline-end: 150px } .with-dates .dates { position: absolute; inset-inline-end: 0; top: 0; width: 140px }
  .dates p, .with-dates .job { height: 96px; margin: 0 } .headed { display: grid; grid-template-columns: 140px 1fr; gap: 14px }
  .headed h2 { border: 0; margin: 2px 0; font-size: 10.5pt }`;

function section(style: Style, person: CvPerson, part: Part): string {
  const heading = `<h2>${headings[person.words][part]}</h2>`;
  const content = contents[part](person, style);
  return style.headingsBeside
    ? `<section class="headed">${heading}<div>${content}</div></section>`
    : `<section>${heading}${content}</section>`;
}

const lines = (texts: readonly string[]) =>
  texts
    .filter(Boolean)
    .map((text) => `<p>${text}</p>`)
    .join('');

const contents: Record<Part, (person: CvPerson, style: Style) => string> = {
  contact: (person) => lines([person.phone, person.email, person.place, person.linkedin ?? '']),
  personal: (person) => lines(personal(person)),
  summary: (person) => `<p>${person.summary}</p>`,
  skills: (person, { side }) => (side ? lines(person.skills) : `<p>${person.skills.join(', ')}</p>`),
  languages: (person, { levels }) =>
    person.languages
      .map(([name, level]) =>
        levels === 'row'
          ? `<div class="row"><span>${name}</span><span>${level}</span></div>`
          : `<p>${name} (${level})</p>`,
      )
      .join(''),
  jobs: (person, style) => {
    const entries = person.jobs.map((job) => ({ ...jobWords(job, person, style), told: list(job[5]) }));
    if (style.dates === 'column') return inColumn(entries);
    return entries.map((one) => entry(style, one)).join('');
  },
  studies: (person, style) =>
    person.studies
      .map((study) => ({ ...studyWords(study), told: '' }))
      .map((one) => entry(style.dates === 'column' ? { ...style, dates: 'float' } : style, one))
      .join(''),
};

interface Entry {
  first: string;
  second: string;
  place: string;
  date: string;
  told: string;
}

function jobWords(job: CvJob, person: CvPerson, { employerFirst }: Style): Omit<Entry, 'told'> {
  const [title, company, place] = job;
  const names = employerFirst ? { first: company, second: title } : { first: title, second: company };
  return { ...names, place, date: period(job, person, 'short') };
}

function studyWords([degree, school, place, from, to]: CvStudy): Omit<Entry, 'told'> {
  return { first: degree, second: school, place, date: `${from} – ${to}` };
}

function entry({ dates }: Style, { first, second, place, date, told }: Entry): string {
  const time = `<span class="date">${date}</span>`;
  const below = `<p>${second}, ${place}</p>`;
  switch (dates) {
    case 'float':
      return `<div class="float">${time}<b>${first}</b></div>${below}${told}`;
    case 'row':
      return `<div class="row"><b>${first}</b>${time}</div>${below}${told}`;
    case 'placed':
      return `<div class="placed"><b>${first}</b>${time}${below}</div>${told}`;
    case 'cell':
      return `<table class="cells"><tr><td><b>${first}</b><br>${second}, ${place}</td><td>${time}</td></tr></table>${told}`;
    case 'before':
      return `<p>${date} | ${place}</p><p><b>${first}</b> | ${second}</p>${told}`;
    case 'margin':
      return `<div class="margin">${time}<div><b>${first}</b>${below}${told}</div></div>`;
    default:
      return `<p><b>${first}</b></p><p>${second}</p><p>${date}</p><p>${place}</p>${told}`;
  }
}

function inColumn(entries: readonly Entry[]): string {
  const dates = entries.map(({ date }) => `<p>${date}</p>`).join('');
  const jobs = entries.map(
    ({ first, second, place, told }) =>
      `<div class="job"><b>${first}</b><p>${second}, ${place}</p>${told}</div>`,
  );
  return `<div class="with-dates"><div class="dates">${dates}</div>${jobs.join('')}</div>`;
}

// npm run bench -- cv-reading: CVs of made-up people in six plain layouts and in twenty that people download and fill in (Canva,
// Word, Europass, LinkedIn), English, French and Arabic, printed by a browser, and in four of Word files; read as an upload is, and
// held against what their profiles should say. Prints what was found, missed and wrong, with one table to set beside that of another
// version; fails if anything is ticked that nobody said. Then the CVs that are made here, per template, as PDFium, pdf.js, our own
// reader and, where they are installed, pdftotext and mutool read them back: how many words in order, each that is lost by name. With --word the
// Word files alone, with --made the CVs that are made here.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type CvProposal, readCv } from '#domain/candidates/cv/reading.ts';
import { profileStrength } from '#domain/candidates/strength.ts';
import { occupations } from '#domain/reference/occupations.ts';
import { inspectPdf } from '#server/modules/files/pdf/inspect-pdf.ts';
import { inspectWord } from '#server/modules/files/word/inspect-word.ts';
import { layouts } from './cv-layouts.ts';
import { type CvPerson, people } from './cv-people.ts';
import { realLayouts } from './cv-real-layouts.ts';
import { wordLayouts } from './cv-word-layouts.ts';
import { readMadeCvs } from './made-cvs.ts';

const { values } = parseArgs({
  options: {
    text: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    word: { type: 'boolean', default: false },
    made: { type: 'boolean', default: false },
  },
});

type Outcome = 'found' | 'missed' | 'wrong';
interface Judged {
  field: string;
  outcome: Outcome;
  said: string;
  read: string;
  isTicked: boolean;
}
/** What a list of the proposal holds, and whether it is ticked beforehand. */
interface Read {
  text: string;
  isTicked: boolean;
}
/** One row of the table: fields over all CVs, of 100 for the strength. */
interface Figures {
  CVs: number;
  found: number;
  missed: number;
  wrong: number;
  'wrong and ticked': number;
  'mean strength': number;
}
interface Cv {
  person: CvPerson;
  layout: string;
  /** The text as an upload is read. */
  read(): Promise<string>;
}

const titles = occupations.flatMap((names) => Object.values(names));
const folder = await mkdtemp(join(tmpdir(), 'mihna-cvs-'));
const file = join(folder, 'cv');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
/** What is set beside the same of another version. */
const figures: Record<string, Figures> = {};
try {
  if (!values.word && !values.made) {
    figures['plain layouts'] = await measure('Plain layouts', plainCvs());
    figures['layouts that people download'] = await measure('Layouts that people download', realCvs());
  }
  if (!values.made) figures['Word files'] = await measure('Word files', wordCvs());
  if (!values.word) {
    for (const claim of await readMadeCvs(file)) {
      console.error(`Does not hold: ${claim}.`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
console.table(figures);
const invented = Object.values(figures).reduce((all, row) => all + row['wrong and ticked'], 0);
if (invented > 0) {
  console.error(`Does not hold: nothing is ticked beforehand that nobody said; ${invented} are.`);
  process.exitCode = 1;
}
// The threads that set and read CVs would keep it alive.
process.exit();

/** Every layout meets every language; with --every, every person. */
function plainCvs(): Cv[] {
  return people.flatMap((person, index) =>
    layouts.filter((_, at) => values.every || at % 2 === index % 2).map((layout) => printed(person, layout)),
  );
}

function realCvs(): Cv[] {
  return realLayouts.flatMap((layout, index) =>
    people.filter((_, at) => values.every || (at + index) % 3 === 0).map((person) => printed(person, layout)),
  );
}

function wordCvs(): Cv[] {
  return wordLayouts.flatMap((layout, index) =>
    people
      .filter((_, at) => values.every || (at + index) % 2 === 0)
      .map((person) => ({
        person,
        layout: layout.name,
        async read() {
          await writeFile(file, layout.file(person));
          const finding = await inspectWord(file, 120);
          if (finding === 'later' || 'refused' in finding) throw new Error(JSON.stringify(finding));
          return finding.text;
        },
      })),
  );
}

function printed(person: CvPerson, layout: (typeof layouts)[number]): Cv {
  return {
    person,
    layout: layout.name,
    async read() {
      const page = await browser.newPage();
      await page.setContent(layout.page(person));
      const margin = { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' };
      await writeFile(file, await page.pdf({ format: 'A4', margin }));
      await page.close();
      const finding = await inspectPdf(file);
      if (finding === 'later' || 'refused' in finding) throw new Error(JSON.stringify(finding));
      return finding.text;
    },
  };
}

async function measure(title: string, cvs: readonly Cv[]): Promise<Figures> {
  const totals = new Map<string, Record<Outcome, number>>();
  let strengths = 0;
  let ticked = 0;
  for (const { person, layout, ...cv } of cvs) {
    const text = await cv.read();
    const read = readCv(text, titles, '2026-11-22');
    const judged = judge(person, read);
    const strength = strengthAfter(read);
    strengths += strength;
    ticked += judged.filter(({ outcome, isTicked }) => outcome === 'wrong' && isTicked).length;
    report(`${person.name} (${person.words}, ${layout})`, judged, strength);
    if (values.text && judged.some(({ outcome }) => outcome !== 'found')) console.log(text);
    for (const { field, outcome } of judged) {
      const row = totals.get(field) ?? { found: 0, missed: 0, wrong: 0 };
      row[outcome] += 1;
      totals.set(field, row);
    }
  }
  console.log(title);
  console.table(Object.fromEntries(totals));
  const sum = (outcome: Outcome) => [...totals.values()].reduce((all, row) => all + row[outcome], 0);
  return {
    CVs: cvs.length,
    found: sum('found'),
    missed: sum('missed'),
    wrong: sum('wrong'),
    'wrong and ticked': ticked,
    'mean strength': Math.round(strengths / cvs.length),
  };
}

function report(name: string, judged: readonly Judged[], strength: number): void {
  const bad = judged.filter(({ outcome }) => outcome !== 'found');
  console.log(`${name}: ${judged.length - bad.length} of ${judged.length} found, strength ${strength}`);
  for (const { field, outcome, said, read } of bad) console.log(`  ${outcome} ${field}: ${said} / ${read}`);
}

function judge(person: CvPerson, read: CvProposal): Judged[] {
  const { stored } = person;
  const single: [string, string, string | undefined][] = [
    ['name', person.name.toLowerCase(), read.name?.toLowerCase()],
    ['email', person.email, read.email],
    ['phone', `${stored.dialCode} ${stored.national}`, read.phone && `${read.dial_code} ${read.phone}`],
    ['nationality', stored.nationality, read.nationality],
    ['birth date', person.birth, read.date_of_birth],
    ['gender', stored.gender, read.gender],
    ['residence', stored.residence, read.residence_country],
    [
      'position',
      isTitle(person, read.current_position) ? 'of the person' : person.position,
      isTitle(person, read.current_position) ? 'of the person' : read.current_position,
    ],
    ['employer', person.jobs[0]?.[1] ?? '', read.current_company],
    ['skills', person.skills.join(), read.skills.join()],
  ];
  if (person.linkedin) single.push(['linkedin', bare(person.linkedin), read.linkedin && bare(read.linkedin)]);
  const judged = single.map(([field, said, found]) => outcomeOf(field, said, found));
  if (read.description !== undefined) judged.push(outcomeOf('summary', person.summary, read.description));
  judged.push(
    ...listOf(
      'job',
      person.jobs.map(([title, company, place, from, to]) =>
        [title, company, place.replace('،', ','), year(from), to ? year(to) : 'Present'].join(' · '),
      ),
      read.experiences.map(({ entry, isUnsure }) => ({
        isTicked: !isUnsure,
        text: [
          ...[entry.designation, entry.company_name, entry.company_location],
          ...[entry.from_year, entry.to_year],
        ].join(' · '),
      })),
    ),
    ...listOf(
      'study',
      person.studies.map(([, school, , from, to, course]) => [course, school, from, to].join(' · ')),
      read.educations.map(({ entry, isUnsure }) => ({
        isTicked: !isUnsure,
        text: [entry.course_name, entry.institution_name, entry.from_year, entry.to_year].join(' · '),
      })),
    ),
    ...listOf(
      'language',
      stored.languages.map((entry) => entry.join(' · ')),
      read.languages.map(({ entry, isUnsure }) => ({
        isTicked: !isUnsure,
        text: `${entry.name} · ${entry.level}`,
      })),
    ),
  );
  return judged;
}

function outcomeOf(field: string, said: string, read: string | undefined): Judged {
  const outcome = read === said ? 'found' : read ? 'wrong' : 'missed';
  return { field, outcome, said, read: read ?? '', isTicked: true };
}

/** A CV without a title below the name is read by its current job. */
function isTitle(person: CvPerson, read: string | undefined): boolean {
  return read === person.position || read === person.jobs[0]?.[0];
}

/** Each entry is found, or missed; one that was never said is wrong. */
function listOf(field: string, said: readonly string[], read: readonly Read[]): Judged[] {
  const left = [...read];
  const judged = said.map((entry): Judged => {
    const at = left.findIndex(({ text }) => text === entry);
    const [found] = at >= 0 ? left.splice(at, 1) : [];
    const outcome = found ? 'found' : 'missed';
    return { field, outcome, said: entry, read: found?.text ?? '', isTicked: true };
  });
  return [
    ...judged,
    ...left.map(
      ({ text, isTicked }): Judged => ({ field, outcome: 'wrong', said: '', read: text, isTicked }),
    ),
  ];
}

function bare(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/^www\./, '');
}

function year(point: string): string {
  return point.split('-')[0] ?? '';
}

/** The strength of a new profile with everything taken that the CV proposes. */
function strengthAfter(read: CvProposal): number {
  const { experiences, educations, languages, skills } = read;
  const lists = { experiences, educations, languages, professional_skills: skills };
  return profileStrength({ ...read, ...lists, cv: 'cv' }).total;
}

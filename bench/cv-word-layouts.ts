import { aTable, aWordFile, paragraphs, written } from '#support/word.ts';
import { headings, period, personal } from './cv-layouts.ts';
import type { CvJob, CvPerson, CvStudy } from './cv-people.ts';

/** One way that people write a CV in Word. */
interface WordLayout {
  name: string;
  file(person: CvPerson): Buffer;
}

const heading = (text: string) => written(text, { style: 'Titre1' });
const points = (texts: readonly string[]) => texts.map((text) => written(text, { list: '1' })).join('');
const bold = (text: string) => written(text, { run: '<w:b/>' });
const reach = ({ place, phone, email, linkedin }: CvPerson) =>
  [place, phone, email, linkedin ?? ''].filter(Boolean);
const levels = ({ languages }: CvPerson) => languages.map(([name, level]) => `${name} (${level})`);

const tabs: WordLayout = {
  name: 'word file, dates behind a tab, contact in the header',
  file(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      bold(`${one[0]}\t${period(one, person, 'short')}`) + written(`${one[1]}, ${one[2]}`) + points(one[5]);
    const study = ([degree, school, place, from, to]: CvStudy) =>
      bold(`${degree}\t${from} – ${to}`) + written(`${school}, ${place}`);
    const body = [
      heading(words.summary) + written(person.summary),
      heading(words.jobs) + person.jobs.map(job).join(''),
      heading(words.studies) + person.studies.map(study).join(''),
      heading(words.skills) + written(person.skills.join(', ')),
      heading(words.languages) + paragraphs(levels(person)),
      heading(words.personal) + paragraphs(personal(person)),
    ].join('');
    const name = written(person.name, { style: 'Titre' }) + written(person.position);
    return aWordFile({ header: name + written(reach(person).join(' | ')), body });
  },
};

const cells: WordLayout = {
  name: 'word file, dates in cells at the left',
  file(person) {
    const words = headings[person.words];
    const job = (one: CvJob) => [
      written(period(one, person, 'digits')),
      bold(one[0]) + written(`${one[1]}, ${one[2]}`) + points(one[5]),
    ];
    const study = ([degree, school, place, from, to]: CvStudy) => [
      written(`${from} – ${to}`),
      bold(degree) + written(`${school}, ${place}`),
    ];
    const body = [
      written(person.name, { run: '<w:b/><w:sz w:val="40"/>' }) + written(person.position),
      paragraphs(reach(person)),
      heading(words.summary) + written(person.summary),
      heading(words.jobs) + aTable(person.jobs.map(job)),
      heading(words.studies) + aTable(person.studies.map(study)),
      heading(words.languages) +
        aTable(person.languages.map(([name, level]) => [written(name), written(level)])),
      heading(words.skills) + points(person.skills),
      heading(words.personal) +
        aTable(personal(person).map((line) => line.split(': ').map((cell) => written(cell)))),
    ].join('');
    return aWordFile({ body });
  },
};

const side: WordLayout = {
  name: 'word file, a table with a column at the side',
  file(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      bold(one[0]) + written(`${one[1]}, ${one[2]}\n${period(one, person, 'long')}`) + points(one[5]);
    const study = ([degree, school, place, from, to]: CvStudy) =>
      bold(degree) + written(`${school}, ${place}`) + written(`${from} – ${to}`);
    const aside = [
      heading(words.contact) + paragraphs(reach(person)),
      heading(words.personal) + paragraphs(personal(person, true)),
      heading(words.languages) + paragraphs(person.languages.map(([name, level]) => `${name}: ${level}`)),
      heading(words.skills) + points(person.skills),
    ].join('');
    const main = [
      written(person.name, { style: 'Titre' }) + written(person.position),
      heading(words.summary) + written(person.summary),
      heading(words.jobs) + person.jobs.map(job).join(''),
      heading(words.studies) + person.studies.map(study).join(''),
    ].join('');
    return aWordFile({ body: aTable([[aside, main]]) });
  },
};

const labels: WordLayout = {
  name: 'word file, headings in cells at the left',
  file(person) {
    const words = headings[person.words];
    const job = (one: CvJob) =>
      bold(`${one[0]}, ${one[1]}`) +
      written(`${one[2]}      ${period(one, person, 'short')}`) +
      points(one[5]);
    const study = ([degree, school, place, from, to]: CvStudy) =>
      bold(`${degree}      ${from} – ${to}`) + written(`${school}, ${place}`);
    const row = (name: string, content: string) => [bold(name), content];
    const body = [
      written(person.name, { style: 'Titre' }) +
        written(person.position) +
        written(reach(person).join(' · ')),
      aTable([
        row(words.summary, written(person.summary)),
        row(words.jobs, person.jobs.map(job).join('')),
        row(words.studies, person.studies.map(study).join('')),
        row(words.languages, written(levels(person).join(', '))),
        row(words.skills, written(person.skills.join(', '))),
        row(words.personal, paragraphs(personal(person))),
      ]),
    ].join('');
    return aWordFile({ body });
  },
};

export const wordLayouts: readonly WordLayout[] = [tabs, cells, side, labels];

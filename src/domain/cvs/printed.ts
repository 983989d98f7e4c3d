import { textDirection } from '#domain/locale.ts';
import { isWebUrl } from '#domain/urls.ts';
import type { CvDocument, CvGroup, CvItem } from './document.ts';
import { type CvItemKind, type CvSectionKind, cvItemKinds, cvPersonalFields } from './looks.ts';
import { partsOf } from './points.ts';
import {
  printedCountry,
  printedKind,
  printedLanguage,
  printedPeriod,
  printedPersonal,
  printedUrl,
  printedValue,
} from './printed-values.ts';
import { cvWords } from './words.ts';

/** A piece of text on the page, and the field of the document that it comes from ('experience.0.company'). */
export interface PrintedText {
  text: string;
  path: string;
  /** An http, https, mailto or tel address. */
  href?: string;
}

interface PrintedPart extends PrintedText {
  kind: 'paragraph' | 'point';
}

export interface PrintedEntry {
  title: PrintedText;
  period?: PrintedText;
  details: PrintedText[];
  parts: PrintedPart[];
}

/** A name and what belongs to it; a language and its level, a group of skills, a personal detail, a link. */
interface PrintedFact {
  label?: PrintedText;
  value?: PrintedText;
}

export interface PrintedSection {
  id: string;
  kind: CvSectionKind | 'custom';
  heading: PrintedText;
  parts: PrintedPart[];
  entries: PrintedEntry[];
  facts: PrintedFact[];
}

/** What stands on the paper, in the order in which it is read; no empty text, no empty section. */
export interface PrintedCv {
  language: CvDocument['language'];
  direction: 'ltr' | 'rtl';
  paper: CvDocument['paper'];
  accent: string;
  /** Of the PDF itself. */
  documentTitle: string;
  name: PrintedText;
  title?: PrintedText;
  contact: PrintedText[];
  contactHeading: string;
  sections: PrintedSection[];
  photoText: string;
  videoCodeText: string;
}

/** The document as it is printed, in its language. */
export function printedCv(document: CvDocument): PrintedCv {
  const { language, basics } = document;
  const words = cvWords[language];
  return {
    language,
    direction: textDirection(language),
    paper: document.paper,
    accent: document.accent,
    documentTitle: [basics.name, words.curriculum].filter((text) => text !== '').join(' — '),
    name: { text: basics.name, path: 'basics.name' },
    title: given({ text: basics.title, path: 'basics.title' }),
    contact: contactOf(document),
    contactHeading: words.contact,
    sections: document.sections
      .filter(({ is_shown }) => is_shown)
      .flatMap((section) => sectionOf(document, section)),
    photoText: [words.photo, basics.name].filter((text) => text !== '').join(' — '),
    videoCodeText: words.videoCode,
  };
}

function contactOf({ basics, language }: CvDocument): PrintedText[] {
  const { city, country, phone, email } = basics;
  const place = [city, printedCountry(country, language)].filter((text) => text !== '');
  const digits = phone.replace(/[^\d+]/g, '');
  return [
    { text: place.join(cvWords[language].comma), path: city ? 'basics.city' : 'basics.country' },
    { text: phone, path: 'basics.phone', ...(digits.length > 4 && { href: `tel:${digits}` }) },
    { text: email, path: 'basics.email', ...(isEmail(email) && { href: `mailto:${email}` }) },
  ].filter(({ text }) => text !== '');
}

function isEmail(text: string): boolean {
  return /^[^\s@:?&]+@[^\s@:?&]+\.[^\s@:?&]+$/.test(text);
}

type Content = Partial<Pick<PrintedSection, 'parts' | 'entries' | 'facts'>>;

function sectionOf(document: CvDocument, section: CvDocument['sections'][number]): PrintedSection[] {
  const custom = document.custom.findIndex(({ id }) => id === section.id);
  const kind = custom >= 0 ? 'custom' : (section.id as CvSectionKind);
  const content = kind === 'custom' ? customOf(document, custom) : contentOf(document, kind);
  const { parts = [], entries = [], facts = [] } = content;
  if (parts.length + entries.length + facts.length === 0) return [];
  const own = kind === 'custom' ? '' : cvWords[document.language].sections[kind];
  const place = document.sections.indexOf(section);
  const heading = { text: section.heading || own, path: `sections.${place}.heading` };
  return [{ id: section.id, kind, heading, parts, entries, facts }];
}

function contentOf(document: CvDocument, kind: CvSectionKind): Content {
  if (isItemKind(kind)) return { entries: itemsOf(document[kind], kind, document.language) };
  switch (kind) {
    case 'summary':
      return { parts: printedParts(document.summary, 'summary') };
    case 'experience':
      return { entries: experienceOf(document) };
    case 'education':
      return { entries: educationOf(document) };
    case 'languages':
      return { facts: languagesOf(document) };
    case 'personal':
      return { facts: personalOf(document) };
    case 'links':
      return { facts: linksOf(document) };
    default:
      return { facts: groupsOf(document[kind], kind, document.language) };
  }
}

function isItemKind(kind: CvSectionKind): kind is CvItemKind {
  return cvItemKinds.some((one) => one === kind);
}

function customOf({ custom, language }: CvDocument, index: number): Content {
  return { entries: itemsOf(custom[index]?.entries ?? [], `custom.${index}.entries`, language) };
}

function experienceOf({ experience, language }: CvDocument): PrintedEntry[] {
  return experience.flatMap((entry, index) => {
    const path = `experience.${index}`;
    return entryOf({
      titles: [text(entry.position, `${path}.position`), text(entry.company, `${path}.company`)],
      details: [text(entry.place, `${path}.place`), address(entry.url, `${path}.url`)],
      period: text(printedPeriod(entry.from, entry.to, language), `${path}.from`),
      parts: printedParts(entry.description, `${path}.description`),
    });
  });
}

function educationOf({ education, language }: CvDocument): PrintedEntry[] {
  return education.flatMap((entry, index) => {
    const path = `education.${index}`;
    const course = printedKind(entry.course, entry.degree, language);
    const degree = [entry.degree, course].find((name) => name !== '') ?? '';
    return entryOf({
      titles: [
        text(
          [degree, entry.area].filter((name) => name !== '').join(', '),
          `${path}.${entry.degree ? 'degree' : 'course'}`,
        ),
        text(entry.institution, `${path}.institution`),
      ],
      details: [
        ...(entry.degree && course ? [text(course, `${path}.course`)] : []),
        text(printedCountry(entry.place, language), `${path}.place`),
        text(entry.score, `${path}.score`),
        address(entry.url, `${path}.url`),
      ],
      period: text(printedPeriod(entry.from, entry.to, language), `${path}.from`),
      parts: printedParts(entry.description, `${path}.description`),
    });
  });
}

function itemsOf(items: readonly CvItem[], list: string, language: CvDocument['language']): PrintedEntry[] {
  return items.flatMap((entry, index) => {
    const path = `${list}.${index}`;
    return entryOf({
      titles: [text(entry.name, `${path}.name`), text(entry.organisation, `${path}.organisation`)],
      details: [address(entry.url, `${path}.url`)],
      period: text(printedPeriod(entry.from, entry.to, language), `${path}.from`),
      parts: printedParts(entry.description, `${path}.description`),
    });
  });
}

interface EntryTexts {
  /** The first that is given is the title, the others are details. */
  titles: PrintedText[];
  details: PrintedText[];
  period: PrintedText;
  parts: PrintedPart[];
}

function entryOf({ titles, details, period, parts }: EntryTexts): PrintedEntry[] {
  const [title, ...others] = titles.filter((one) => one.text !== '');
  const rest = [...others, ...details.filter((one) => one.text !== '')];
  const all = title ? { title, details: rest } : { title: rest[0], details: rest.slice(1) };
  const first = all.title ?? given(period) ?? parts[0];
  if (!first) return [];
  return [
    {
      title: all.title ?? { text: '', path: first.path },
      details: all.details,
      ...(period.text !== '' && { period }),
      parts,
    },
  ];
}

function groupsOf(groups: readonly CvGroup[], list: string, language: CvDocument['language']): PrintedFact[] {
  const { comma } = cvWords[language];
  return groups.flatMap(({ name, level, words }, index) => {
    const path = `${list}.${index}`;
    const value = given(text([...words, level].filter((word) => word !== '').join(comma), `${path}.words`));
    return factOf(given(text(name, `${path}.name`)), value);
  });
}

function languagesOf({ languages, language }: CvDocument): PrintedFact[] {
  return languages.flatMap(({ name, level }, index) =>
    factOf(
      given(text(printedLanguage(name, language), `languages.${index}.name`)),
      given(text(printedValue(level, language), `languages.${index}.level`)),
    ),
  );
}

function personalOf(document: CvDocument): PrintedFact[] {
  return cvPersonalFields
    .filter((field) => document.personal_shown.includes(field))
    .flatMap((field) => {
      const value = given(text(printedPersonal(field, document), `personal.${field}`));
      const label = text(cvWords[document.language].personal[field], `personal.${field}`);
      return value ? [{ label, value }] : [];
    });
}

function linksOf({ links, language }: CvDocument): PrintedFact[] {
  return links.flatMap(({ network, url, username }, index) => {
    const label = cvWords[language].networks[network.toLowerCase()] ?? network;
    const value = url ? address(url, `links.${index}.url`) : text(username, `links.${index}.username`);
    return value.text === '' ? [] : factOf(given(text(label, `links.${index}.network`)), value);
  });
}

function factOf(label: PrintedText | undefined, value: PrintedText | undefined): PrintedFact[] {
  return label || value ? [{ ...(label && { label }), ...(value && { value }) }] : [];
}

function printedParts(description: string, path: string): PrintedPart[] {
  return partsOf(description).map((part) => ({ ...part, path }));
}

function text(value: string, path: string): PrintedText {
  return { text: value, path };
}

function address(url: string, path: string): PrintedText {
  return { text: printedUrl(url), path, ...(isWebUrl(url) && { href: url }) };
}

function given<Text extends PrintedText>(piece: Text): Text | undefined {
  return piece.text === '' ? undefined : piece;
}

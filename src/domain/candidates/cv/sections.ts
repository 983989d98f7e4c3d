import { type CvLine, lineOf } from './lines.ts';

export type SectionKind =
  | 'head'
  | 'experience'
  | 'education'
  | 'languages'
  | 'summary'
  | 'skills'
  | 'personal'
  | 'certificates'
  | 'other';

/** A part of a CV below its heading; the head is what stands above the first. */
export interface CvSection {
  kind: SectionKind;
  lines: CvLine[];
}

// Folded: without case and accents. English, then French, then Arabic.
const headings: readonly (readonly [Exclude<SectionKind, 'head'>, RegExp])[] = [
  [
    'education',
    /^(?:(?:academic|education(?:al)?|school)(?: (?:background|qualifications?|history|record|profile|details|credentials))?(?: and (?:training|certifications?|qualifications?))?|qualifications?|formations?(?: (?:academiques?|initiale|universitaires?))?(?: et diplomes?)?|etudes|scolarite|diplomes?(?: et formations?)?|(?:parcours|cursus) (?:academique|scolaire|universitaire)|(?:ال)?تعليم|الموهلات(?: (?:العلميه|الاكاديميه|التعليميه|الدراسيه))?|الدراسه|التحصيل العلمي)$/u,
  ],
  [
    'experience',
    /^(?:(?:(?:professional|work|working|employment|career|relevant|job|industry)\s+)?(?:experiences?|history|background)|(?:career|employment) (?:history|record|progression)|employment|experiences? (?:professionnelles?|de travail)|parcours(?: professionnel)?|emplois?(?: occupes)?|(?:ال)?خبر(?:ه|ات)(?: (?:العمليه|المهنيه|الوظيفيه))?|التاريخ الوظيفي)$/u,
  ],
  [
    'languages',
    /^(?:languages?(?: (?:skills|proficiency|spoken|known|abilities))?|langues?(?: (?:parlees|etrangeres|maitrisees))?|(?:ال)?لغات|اللغه)$/u,
  ],
  [
    'summary',
    /^(?:(?:(?:professional|career|executive|personal|my)\s+)?(?:summary|profile|objective|statement|overview)|about(?: me)?|profil(?: professionnel| personnel)?|resume(?: professionnel)?|a propos(?: de moi)?|objectifs?(?: professionnels?)?|presentation|(?:ال)?ملخص(?: (?:المهني|الشخصي))?|نبذه(?: (?:عني|شخصيه|مختصره|تعريفيه))?|الهدف(?: (?:الوظيفي|المهني))?|الملف الشخصي)$/u,
  ],
  [
    'skills',
    /^(?:(?:(?:key|core|technical|professional|main|soft|hard|it|computer|personal)\s+)?(?:skills?|competenc(?:ies|es))(?: (?:and|&) [\p{L} ]{3,30})?|areas? of expertise|expertise|competences?(?: (?:cles?|techniques?|professionnelles?))?(?: (?:et|&) [\p{L} ]{3,30})?|savoir[- ]faire|(?:ال)?مهارات(?: (?:الاساسيه|التقنيه|المهنيه|الشخصيه))?)$/u,
  ],
  [
    'personal',
    /^(?:personal (?:details|information|info|data|particulars|profile)|contact(?: (?:details|information|info|me))?|details|informations? (?:personnelles?|complementaires?)|etat civil|coordonnees|renseignements personnels|(?:ال)?(?:بيانات|معلومات) (?:ال)?شخصيه|(?:بيانات|معلومات) (?:ال)?(?:اتصال|تواصل)|التواصل)$/u,
  ],
  [
    'certificates',
    /^(?:(?:professional |key |technical |medical |nursing )?(?:certifications?|certificates?|licen[cs]es?|licensures?|registrations?|credentials)(?: (?:and|&) [\p{L} ]{3,30})?|(?:courses|trainings?) (?:and|&) (?:certifications?|certificates?|licen[cs]es?)|certificats?|(?:certificats?|certifications?|habilitations?) (?:et|&) [\p{L} ]{3,30}|habilitations?|licences et [\p{L} ]{3,30}|(?:ال)?شهادات(?: (?:ال)?(?:مهنيه|احترافيه))?|(?:ال)?(?:رخص|تراخيص)(?: (?:ال)?(?:مهنيه))?|(?:ال)?شهادات و(?:ال)?(?:رخص|تراخيص|دورات))$/u,
  ],
  [
    'other',
    /^(?:(?:professional |key |technical )?(?:trainings?|courses|references?|referees|projects?|interests?|hobbies|achievements?|awards?|honou?rs|publications?|volunteering|volunteer (?:work|experience)|memberships?|declaration|links|social links)(?: (?:and|&) [\p{L} ]{3,30})?|centres? d'interets?|loisirs|projets?|liens|benevolat|(?:ال)?دورات(?: (?:ال)?تدريبيه)?|(?:ال)?مراجع|(?:ال)?هوايات|المشاريع|الروابط)$/u,
  ],
];

/** What a CV says, heading by heading. A heading may carry the beginning of its part: "Languages: English, Arabic". */
export function cvSections(lines: readonly CvLine[]): CvSection[] {
  const sections: CvSection[] = [{ kind: 'head', lines: [] }];
  let isInline = false;
  lines.forEach((line, index) => {
    const found = headingOf(line);
    const isTitle = index < 2 && found?.kind === 'summary' && bare(line.folded) === 'resume';
    if (found && !isTitle) {
      isInline = found.rest !== '';
      sections.push({ kind: found.kind, lines: isInline ? [lineOf(found.rest)] : [] });
    } else if (isInline && label.test(line.folded)) {
      isInline = false;
      sections.push({ kind: 'personal', lines: [line] });
    } else sections.at(-1)?.lines.push(line);
  });
  return sections;
}

/** A part that stands behind its heading on one line ends at the next label: "Nationality: Jordanian". */
const label = /^\p{L}[\p{L} '-]{2,30} ?:/u;

/** The lines of all parts of one kind, in their order. */
export function linesOfKind(sections: readonly CvSection[], ...kinds: SectionKind[]): CvLine[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines);
}

const startsInline: ReadonlySet<SectionKind> = new Set([
  'languages',
  'skills',
  'summary',
  'certificates',
  'other',
]);

/** Whether a line is a heading of a CV, and nothing else. */
export function isHeading(text: string): boolean {
  return headingOf(lineOf(text.slice(0, 80)))?.rest === '';
}

function headingOf({
  text,
  folded,
}: CvLine): { kind: Exclude<SectionKind, 'head'>; rest: string } | undefined {
  if (folded.length <= 60) {
    const name = bare(folded);
    for (const [kind, pattern] of headings) if (pattern.test(name)) return { kind, rest: '' };
  }
  const colon = folded.slice(0, 40).search(/ ?:/u);
  if (colon < 3) return undefined;
  const name = bare(folded.slice(0, colon));
  const rest = text.slice(folded.indexOf(':') + 1).trim();
  for (const [kind, pattern] of headings) {
    if (rest !== '' && startsInline.has(kind) && pattern.test(name)) return { kind, rest };
  }
  return undefined;
}

/** A heading without its number, its decoration and the spaces between letters that some print: "E X P E R I E N C E". */
function bare(folded: string): string {
  const plain = folded
    .replace(/&/g, 'and')
    .replace(/^[\s\d.)#|•·–—_-]+|(?<![\s:.|•·–—_-])[\s:.|•·–—_-]+$/gu, '')
    .trim();
  return /^(?:\p{L} ){3,}\p{L}$/u.test(plain) ? plain.replaceAll(' ', '') : plain;
}

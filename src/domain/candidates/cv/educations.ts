import { educationEntry } from '#domain/candidates/education.ts';
import { type CourseName, otherCourse } from '#domain/reference/course-names.ts';
import { partEntries } from './entries.ts';
import type { Found } from './experiences.ts';
import { type CvLine, foldEachSign, partsOf } from './lines.ts';
import { findPeriod, findYear } from './periods.ts';
import { countryIn, placeOf } from './places.ts';
import { isInstitution } from './words.ts';

/** An education as it is saved. */
export interface CvEducation {
  institution_name: string;
  course_name: CourseName;
  other_course_name: string;
  from_year: number;
  to_year: number;
  description: string;
  educated_country: string;
}

// From the highest; folded. The years are those that a course usually takes.
const degrees: readonly { course: CourseName; years: number; pattern: RegExp }[] = [
  {
    course: 'Doctorate',
    years: 4,
    pattern: /(?<!\p{L})(?:ph\.? ?d|doctora(?:te?|l)|doctor of|these de|دكتوراه)/u,
  },
  {
    course: 'Masters degree',
    years: 2,
    pattern:
      /(?<!\p{L})(?:masters?|mastere|m\.?sc|m\.?b\.?a|m\.?eng|m\.?tech|m\.?ed|m\.a|ma (?:in|of)|maitrise|diplome d'ingenieur|d\.?e\.?a|d\.?e\.?s\.?s|ماجستير|ماستر)(?!\p{L})/u,
  },
  {
    course: 'Higher diploma',
    years: 2,
    pattern:
      /(?<!\p{L})(?:higher (?:national )?diploma|post ?-?graduate diploma|hnd|advanced diploma|دبلوم عالي|دبلوم عال)(?!\p{L})/u,
  },
  {
    course: 'Bachelors degree',
    years: 4,
    pattern:
      /(?<!\p{L})(?:bachelor'?s?|b\.?sc|b\.?s\.?n|b\.?tech|b\.?eng|b\.?com|b\.?b\.?a|b\.?ed|b\.?arch|b\.e|b\.a|ba (?:in|of)|be in|licence(?! pro\w+ de conduire)|licencie|but|بكالوريوس|ليسانس|اجازه|الاجازه)(?!\p{L})/u,
  },
  {
    course: 'High school or equivalent',
    years: 3,
    pattern:
      /(?<!\p{L})(?:high school|higher secondary|secondary (?:school|certificate|education)|baccalaureat|bac|a[- ]levels?|g\.?c\.?s\.?e|tawjihi|الثانويه|ثانويه)(?!\p{L})/u,
  },
  {
    course: 'Diploma',
    years: 2,
    pattern:
      /(?<!\p{L})(?:diplom[ae]?|d\.?u\.?t|b\.?t\.?s|deug|associate (?:degree|of)|brevet|دبلوم)(?!\p{L})/u,
  },
];
const anyCourse =
  /(?<!\p{L})(?:certificat\w*|degree|course|certified|cap|titre professionnel|شهاده)(?!\p{L})/u;

const mostEducations = 10;

/** The years of a study; of some only the last is named. */
interface Years {
  from: number | undefined;
  to: number;
}

/** The studies of an education section. Where only the last year is named, the first is that of a usual course. */
export function findEducations(lines: readonly CvLine[], thisYear: number): Found<CvEducation>[] {
  const parted = partEntries<Years>(lines, (text) => {
    const period = findPeriod(text);
    if (period) {
      const { from, to } = period.period;
      return { date: { from: from.year, to: to === 'present' ? thisYear : to.year }, rest: period.rest };
    }
    const found = findYear(text);
    return found && { date: { from: undefined, to: found.year }, rest: found.rest };
  });
  return parted
    .map(({ date, head, told }) => {
      const rows = told.filter(({ text }) => text.length <= 110).map(({ text }) => text);
      const names = namesOf([...head, ...rows.slice(0, 2)]);
      const { years, ...entry } = names;
      const from_year = date.from ?? date.to - years;
      return {
        entry: { ...entry, from_year, to_year: date.to, description: '' },
        isAssumed: date.from === undefined,
        isUnsure: entry.course_name === otherCourse && !isInstitution(entry.institution_name),
      };
    })
    .filter(({ entry }) => educationEntry.safeParse(entry).success)
    .slice(0, mostEducations);
}

function namesOf(lines: readonly string[]) {
  const parts = lines
    .flatMap((line) => partsOf(line))
    .flatMap((part) =>
      part.split(
        /[,،()]\s*|(?<!\s)\s+from\s+|(?<!\s)\s+at\s+(?=[^,]{0,100}(?:universit|college|institut|school|academy))|(?<!\s)\s+[aà] l['’](?=[uUéEIi])/iu,
      ),
    )
    .map((part) => part.trim().replace(/[:;.]$/, ''))
    .filter((part) => part.length > 1);
  const degreeAt = parts.findIndex((part) => !isInstitution(part) && degreeOf(part) !== undefined);
  const mixed = degreeAt === -1 ? parts.findIndex((part) => degreeOf(part) !== undefined) : degreeAt;
  const degree = degreeOf(parts[mixed] ?? '');
  const institution =
    parts.find((part, index) => index !== mixed && isInstitution(part)) ??
    parts.find((part, index) => index !== mixed && !placeOf(part) && !degreeOf(part)) ??
    '';
  const institutionAt = parts.indexOf(institution);
  const between =
    degreeAt === -1 ? [] : parts.slice(degreeAt + 1, institutionAt > degreeAt ? institutionAt : degreeAt + 1);
  const field = between.find((part) => !placeOf(part) && !/\d/.test(part));
  const country = parts.map((part) => countryIn(part)).findLast((name) => name !== undefined);
  const written = [degreeAt === -1 ? '' : (parts[degreeAt] ?? ''), field ?? ''];
  return {
    institution_name: institution,
    course_name: degree?.course ?? otherCourse,
    other_course_name: written.filter(Boolean).join(', '),
    educated_country: country ?? '',
    years: degree?.years ?? 1,
  };
}

function degreeOf(part: string): { course: CourseName; years: number } | undefined {
  const folded = foldEachSign(part);
  return (
    degrees.find(({ pattern }) => pattern.test(folded)) ??
    (anyCourse.test(folded) ? { course: otherCourse, years: 1 } : undefined)
  );
}

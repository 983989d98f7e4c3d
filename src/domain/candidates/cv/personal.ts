import { isOfAge } from '#domain/candidates/birth.ts';
import { descriptionMaximum } from '#domain/candidates/profile.ts';
import type { drivingLicences } from '#domain/reference/driving-licences.ts';
import type { genders } from '#domain/reference/genders.ts';
import type { maritalStatuses } from '#domain/reference/marital-statuses.ts';
import type { VisaOption } from '#domain/reference/visa-options.ts';
import { type CalendarDate, isCalendarDate } from '#domain/time.ts';
import { type CvLine, foldEachSign, lineOf, partsOf } from './lines.ts';
import { findDay } from './periods.ts';
import { countryIn, placeOf } from './places.ts';

export interface CvPerson {
  nationality?: string;
  date_of_birth?: CalendarDate;
  gender?: (typeof genders)[number];
  marital_status?: (typeof maritalStatuses)[number];
  residence_country?: string;
  expected_salary?: number;
  visa_option?: VisaOption;
  notice_period?: number;
  driving_licences?: (typeof drivingLicences)[number][];
}

/** What a CV says of the person, mostly behind a label: "Nationality: Jordanian", "Né le 17 mai 1994". */
export function findPerson(lines: readonly CvLine[], head: readonly CvLine[], today: CalendarDate): CvPerson {
  const parts = lines.flatMap(({ text }) => partsOf(text)).map(lineOf);
  const said = (label: RegExp) => labelled(parts, label);
  const nationality = said(/(?:nationality|nationalite|citizenship|الجنسيه)/u);
  const address = said(
    /(?:(?:current |present )?(?:address|location|residence|country of residence|based in|city)|adresse|residence|lieu de residence|ville|العنوان|مكان الاقامه|الاقامه|السكن)/u,
  );
  const residence = (address && countryIn(address)) ?? placeOfHead(head);
  return {
    nationality: countryIn(
      nationality ?? parts.map(({ folded }) => bareNationality.exec(folded)?.[1]).find(Boolean) ?? '',
    ),
    date_of_birth: findBirth(parts, today),
    gender: choice(said(/(?:gender|sex|sexe|genre|الجنس|النوع)/u), genderWords),
    marital_status:
      choice(
        said(
          /(?:marital status|civil status|situation (?:familiale|matrimoniale)|etat civil|الحاله الاجتماعيه)/u,
        ),
        maritalWords,
      ) ??
      parts.map(({ folded }) => choice(folded, exactMaritalWords)).find((status) => status !== undefined),
    residence_country: residence,
    expected_salary: salaryOf(
      said(
        /(?:expected (?:monthly )?salary|salary expectation|salaire (?:souhaite|attendu)|pretentions? salariales?|الراتب المتوقع)/u,
      ),
    ),
    visa_option: choice(
      said(
        /(?:visa(?: status| type)?|residency status|statut (?:de visa|visa)|type de visa|التاشيره|نوع الاقامه)/u,
      ),
      visaWords,
    ),
    notice_period: noticeOf(said(/(?:notice(?: period)?|availability|preavis|disponibilite|فتره الاشعار)/u)),
    driving_licences: licencesOf(
      said(
        /(?:driving licen[cs]e|driver'?s licen[cs]e|licen[cs]e|permis(?: de conduire)?|رخصه (?:ال)?قياده)/u,
      ),
    ),
  };
}

/** "Nationalité tunisienne". */
const bareNationality = /^(?:nationality|nationalite|الجنسيه) (\p{L}{3,20})$/u;

/** The first lines of a summary as the profile takes them, ended at a sentence or a word. */
export function summaryOf(lines: readonly CvLine[]): string | undefined {
  const text = lines
    .map((line) => line.text.replaceAll('\t', ' '))
    .join(' ')
    .replace(/ +/g, ' ')
    .trim();
  if (text.length < 30) return undefined;
  const signs = [...text];
  if (signs.length <= descriptionMaximum) return text;
  const cut = signs.slice(0, descriptionMaximum - 1).join('');
  const sentence = cut.search(/[.!؟?][^.!؟?]*$/u);
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** What stands behind a label, on its line or alone on the next. */
function labelled(parts: readonly CvLine[], label: RegExp): string | undefined {
  const pattern = new RegExp(
    String.raw`^(?:${label.source})(?: ?\/ ?[\p{L} ]{3,20})?\s*(?::|\t|-|$)\s*(.*)$`,
    'u',
  );
  for (const [index, { folded, text }] of parts.entries()) {
    if (folded.length > 120) continue;
    const found = pattern.exec(folded);
    if (!found) continue;
    const own = text.slice(text.length - (found[1]?.length ?? 0)).trim();
    const value = own || (parts[index + 1]?.text ?? '');
    if (value !== '') return value;
  }
  return undefined;
}

function findBirth(parts: readonly CvLine[], today: CalendarDate): CalendarDate | undefined {
  const label =
    /(?:date of birth|d\.?o\.?b\.?|birth ?date|born(?: on)?|birthday|date de naissance|nee?(?: le)?|تاريخ الميلاد|تاريخ الولاده|مواليد)(?!\p{L})/u;
  for (const [index, { folded, text }] of parts.entries()) {
    const found = folded.length > 120 ? null : label.exec(folded);
    if (!found || found.index > 12) continue;
    const below = parts[index + 1]?.text ?? '';
    const own = text.slice(found.index);
    const day = findDay(own) ?? findDay(`${own} ${below}`) ?? findDay(below);
    if (day && isCalendarDate(day) && isOfAge(day, today)) return day;
  }
  return undefined;
}

/** The place named in the lines above the first heading: "Doha, Qatar". */
function placeOfHead(head: readonly CvLine[]): string | undefined {
  for (const { text } of head) {
    for (const part of partsOf(text)) {
      const names = part.split(/[,،]/u).map((name) => name.trim());
      const place = names.map(placeOf).findLast((found) => found !== undefined);
      if (place) return place.country;
    }
  }
  return undefined;
}

type Words<Value> = readonly (readonly [Value, RegExp])[];

function choice<Value>(text: string | undefined, words: Words<Value>): Value | undefined {
  if (text === undefined) return undefined;
  const folded = foldEachSign(text);
  return words.find(([, pattern]) => pattern.test(folded))?.[0];
}

const genderWords: Words<(typeof genders)[number]> = [
  ['Female', /^(?:female|f|femme|feminin|woman|انثي|امراه)(?!\p{L})/u],
  ['Male', /^(?:male|m|homme|masculin|man|ذكر|رجل)(?!\p{L})/u],
];
const maritalWords: Words<(typeof maritalStatuses)[number]> = [
  ['Single', /(?:single|celibataire|unmarried|اعزب|عزباء)/u],
  ['Married', /(?:married|marie|متزوج)/u],
  ['Divorced', /(?:divorce|مطلق)/u],
  ['Widowed', /(?:widow|veuf|veuve|ارمل)/u],
];
const exactMaritalWords: Words<(typeof maritalStatuses)[number]> = [
  ['Single', /^(?:single|celibataire|اعزب|عزباء)$/u],
  ['Married', /^(?:married|mariee?|متزوجه?)(?:,.*)?$/u],
];
const visaWords: Words<VisaOption> = [
  ['GCC Nationals', /gcc national|ressortissant du ccg/u],
  ['Citizen', /citizen|citoyen|مواطن/u],
  [
    'Residency Visa (Spouse/ Parent/ Sibling Sponsorship)',
    /spouse|family|husband|famille|conjoint|عاءلي|عايلي/u,
  ],
  ['Residency Visa (Non-Transferable)', /non[ -]?transf/u],
  ['Residency Visa (Transferable)', /transf|noc|قابل/u],
  ['Student Visa', /student|etudiant|طالب/u],
  ['Visit Visa', /visit|touris|زياره|سياحي/u],
  ['Transit Visa', /transit/u],
  ['No Visa', /^(?:none|no visa|sans|aucun)/u],
  ['Residency Visa', /resid|work|employment|rp\b|qid|iqama|travail|اقامه|عمل/u],
];

/** The number of a salary in riyals; one in another currency is not taken for one. */
function salaryOf(text: string | undefined): number | undefined {
  const folded = text === undefined ? '' : foldEachSign(text);
  if (/usd|\$|eur|€|aed|sar|gbp|£/u.test(folded)) return undefined;
  const digits = /\d[\d ,.']*/
    .exec(folded)?.[0]
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
  const amount = Number(digits);
  return digits && amount >= 500 && amount <= 1_000_000 ? amount : undefined;
}

function noticeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const folded = foldEachSign(text);
  if (/immediate|at once|now|فوري|حالا/u.test(folded)) return 0;
  const found = /(\d{1,3})\s*(day|jour|week|semaine|month|mois|يوم|شهر|اسبوع)/u.exec(folded);
  const one = /(?:one|un) (month|mois)/u.test(folded) ? 30 : undefined;
  if (!found) return one;
  const unit = found[2] ?? '';
  const days = /^(?:day|jour|يوم)/u.test(unit) ? 1 : /^(?:week|semaine|اسبوع)/u.test(unit) ? 7 : 30;
  return Math.min(365, Number(found[1]) * days);
}

function licencesOf(text: string | undefined): CvPerson['driving_licences'] {
  if (text === undefined) return undefined;
  const folded = foldEachSign(text);
  const found: (typeof drivingLicences)[number][] = [];
  if (/light|car|valid|yes|oui|permis b|^b(?!\p{L})|خفيف|نعم|سياره/u.test(folded))
    found.push('Light vehicle');
  if (/motor ?cycle|moto/u.test(folded)) found.push('Motorcycle');
  if (/heavy (?:vehicle|duty|truck)|poids lourd|ثقيل/u.test(folded)) found.push('Heavy vehicle');
  if (/(?<!\p{L})bus(?!\p{L})/u.test(folded)) found.push('Bus');
  if (/forklift|chariot/u.test(folded)) found.push('Forklift');
  return found.length > 0 ? found : undefined;
}

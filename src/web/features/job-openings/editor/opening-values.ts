import type { z } from 'zod';
import type { CompanyOpening } from '#contract/job-openings.ts';
import type { OpeningPlace } from '#domain/job-openings/every-place.ts';
import { openingFields } from '#domain/job-openings/opening.ts';
import { savedOpening } from '#domain/job-openings/saved-opening.ts';
import type { Proficiency } from '#domain/reference/proficiency.ts';

/** The plain fields while they are edited: texts as typed, numbers as text. */
type PlainValues = {
  [Name in Exclude<keyof typeof savedOpening, 'further_places'>]: z.output<
    (typeof savedOpening)[Name]
  > extends infer Saved
    ? [Saved] extends [boolean | string[]]
      ? Saved
      : string
    : never;
};

/** What the form holds while it is edited. */
export interface OpeningValues extends PlainValues {
  status: string;
  further_places: PlaceValues[];
  screening_questions: ScreeningValues[];
  video_questions: VideoValues[];
  visa_options: string[];
  transferable: boolean;
  in_country: boolean;
  notice_period: string;
  languages: LanguageValues[];
  driving_licences: string[];
}

interface PlaceValues extends OpeningPlace {
  key: string;
}

interface LanguageValues {
  key: string;
  /** English name, as the wire has it. */
  name: string;
  level: Proficiency;
}

export interface ScreeningValues {
  key: string;
  title: string;
  description: string;
  answer_type: string;
  required: boolean;
  /** For yes/no. */
  knock_out_answer: string;
  /** For a number. */
  minimum: string;
  maximum: string;
  /** For a date. */
  earliest: string;
  latest: string;
}

interface VideoValues {
  key: string;
  question: string;
  seconds: string;
}

export const emptyOpening: OpeningValues = {
  ...plainValues((name) => openingFields[name].safeParse(undefined).data),
  status: 'Open',
  further_places: [],
  screening_questions: [],
  video_questions: [],
  visa_options: [],
  transferable: false,
  in_country: false,
  notice_period: '',
  languages: [],
  driving_licences: [],
};

/** A stored opening as form values. */
export function openingValues(opening: CompanyOpening): OpeningValues {
  const { eligibility } = opening;
  return {
    ...plainValues((name) => opening[name]),
    status: opening.stored_status,
    further_places: opening.further_places.map((place) => ({ key: placeKey(place), ...place })),
    screening_questions: opening.screening_questions.map((question) => ({
      key: question.id,
      title: question.title,
      description: question.description ?? '',
      answer_type: question.answer_type,
      required: question.required,
      knock_out_answer: question.knock_out?.answer ?? '',
      minimum: numberText(question.knock_out?.minimum),
      maximum: numberText(question.knock_out?.maximum),
      earliest: question.knock_out?.earliest ?? '',
      latest: question.knock_out?.latest ?? '',
    })),
    video_questions: opening.video_questions.map(({ id, question, seconds }) => ({
      key: id,
      question,
      seconds: String(seconds),
    })),
    visa_options: eligibility?.visa_options ?? [],
    transferable: eligibility?.transferable ?? false,
    in_country: eligibility?.in_country ?? false,
    notice_period: numberText(eligibility?.notice_period),
    languages: (eligibility?.languages ?? []).map(({ name, level }) => ({ key: name, name, level })),
    driving_licences: eligibility?.driving_licences ?? [],
  };
}

/** The form's values as the call takes them. */
export function openingPayload(values: OpeningValues) {
  const { visa_options, transferable, in_country, notice_period, driving_licences, languages, ...fields } =
    values;
  const asksEligibility =
    visa_options.length > 0 ||
    transferable ||
    in_country ||
    notice_period !== '' ||
    languages.length > 0 ||
    driving_licences.length > 0;
  return {
    ...fields,
    further_places: fields.further_places.map(({ country, city }) => ({ country, city })),
    screening_questions: fields.screening_questions.map(screeningPayload),
    video_questions: fields.video_questions.map(({ question, seconds }) => ({
      question,
      seconds: Number(seconds),
    })),
    eligibility: asksEligibility
      ? {
          visa_options,
          transferable,
          in_country,
          notice_period: notice_period || null,
          languages: languages.map(({ name, level }) => ({ name, level })),
          driving_licences,
        }
      : null,
  };
}

function screeningPayload(question: ScreeningValues) {
  const { title, description, answer_type, required } = question;
  return {
    title,
    description,
    answer_type: answer_type || undefined,
    required,
    knock_out: knockOut(question),
  };
}

function knockOut({ answer_type, knock_out_answer, minimum, maximum, earliest, latest }: ScreeningValues) {
  if (answer_type === 'yes/no' && knock_out_answer) return { answer: knock_out_answer };
  if (answer_type === 'number' && (minimum || maximum))
    return { minimum: minimum || null, maximum: maximum || null };
  if (answer_type === 'date' && (earliest || latest))
    return { earliest: earliest || null, latest: latest || null };
  return null;
}

/** Each plain field by its stored value; one that has none is empty in its own way. */
function plainValues(stored: (name: keyof PlainValues) => unknown): PlainValues {
  const { further_places: _, ...plain } = savedOpening;
  const names = Object.keys(plain) as (keyof PlainValues)[];
  const empty = (name: keyof PlainValues) =>
    ['', false, []].find((nothing) => savedOpening[name].safeParse(nothing).success) ?? '';
  const typed = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  return Object.fromEntries(names.map((name) => [name, typed(stored(name)) ?? empty(name)])) as PlainValues; // by their names, which the compiler does not follow
}

/** Told apart by what they are: none stands there twice. */
function placeKey({ country, city }: OpeningPlace): string {
  return `${country}/${city}`;
}

function numberText(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}

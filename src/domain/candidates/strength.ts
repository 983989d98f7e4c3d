/** Weights of the profile strength (specification, section 9); they sum to 100. */
export const strengthWeights = {
  video_cv: 15,
  cv: 10,
  name: 5,
  email: 5,
  avatar: 5,
  educations: 18,
  experiences: 18,
  dial_code: 2,
  phone: 3,
  nationality: 3,
  residence_country: 2,
  marital_status: 1,
  date_of_birth: 3,
  gender: 2,
  expected_salary: 1,
  linkedin: 1,
  current_company: 1,
  description: 1,
  professional_skills: 2,
  languages: 2,
  email_verified_at: 0,
} as const;

export type StrengthField = keyof typeof strengthWeights;

/** The candidate's details by their names on the wire; lists may be lists or comma-separated text. */
export type StrengthCandidate = { readonly [Field in StrengthField]?: unknown };

interface StrengthPart {
  field: StrengthField;
  weight: number;
  isFilled: boolean;
}

export interface ProfileStrength {
  /** 0 to 100. */
  total: number;
  parts: StrengthPart[];
}

const fields = Object.keys(strengthWeights) as StrengthField[];
const videosOfIntroduction = 3;

/** The profile strength: the sum of the weights of the filled fields, with its parts. */
export function profileStrength(candidate: StrengthCandidate): ProfileStrength {
  const parts = fields.map((field) => ({
    field,
    weight: strengthWeights[field],
    isFilled: isFilled(field, candidate),
  }));
  return { total: sum(parts), parts };
}

/** The progress of the printed profile: educations and experiences weigh 50 each, the sum is capped at 100. */
export function printedProgress(candidate: StrengthCandidate): number {
  const parts = profileStrength(candidate).parts.map((part) => {
    const isHeavier = part.field === 'educations' || part.field === 'experiences';
    return isHeavier ? { ...part, weight: 50 } : part;
  });
  return Math.min(100, sum(parts));
}

function sum(parts: readonly StrengthPart[]): number {
  return parts.reduce((total, { weight, isFilled: counts }) => total + (counts ? weight : 0), 0);
}

function isFilled(field: StrengthField, candidate: StrengthCandidate): boolean {
  const value = candidate[field];
  if (field === 'video_cv') return Array.isArray(value) && value.length >= videosOfIntroduction;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'string'
    ? value.trim() !== ''
    : value !== null && value !== undefined && value !== false;
}

import { durationMaximum, durationMinimum } from '#domain/time.ts';

/** What a reader of an issue needs of it; zod's issues and parsed JSON issues both have this shape. */
export interface ValidationIssue {
  code?: string | undefined;
  message: string;
  path: readonly PropertyKey[];
  origin?: string;
  format?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  params?: Record<string, unknown> | undefined;
}

type TextParameters = Record<string, string | number>;

export interface MessageKey {
  key: string;
  params: TextParameters;
}

/**
 * The text key and parameters for an issue. A message that is itself a text key wins; zod's own messages
 * are mapped to the generic texts of section 5 ('This value is required', 'Maximum {number} character').
 */
export function messageKeyOf(issue: ValidationIssue): MessageKey {
  const params = parametersOf(issue);
  if (issue.message.startsWith('validation_')) return { key: issue.message, params };
  return { key: genericKeyOf(issue), params };
}

/** The issues by field, in the order they came: `experiences.0.company_name` for nested ones. */
export function messageKeysByField(issues: readonly ValidationIssue[]): Record<string, MessageKey[]> {
  const fields: Record<string, MessageKey[]> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    fields[field] = [...(Object.hasOwn(fields, field) ? (fields[field] ?? []) : []), messageKeyOf(issue)];
  }
  return fields;
}

/** What a text says of a rule that a missing value, or one of another kind, never reached. */
const known: Record<string, TextParameters> = {
  validation_duration: { minimum: durationMinimum, maximum: durationMaximum },
};

function parametersOf(issue: ValidationIssue): TextParameters {
  const params: TextParameters = { ...known[issue.message] };
  const field = issue.path.findLast((part) => typeof part === 'string');
  if (typeof field === 'string') params.field = field;
  const bound = issue.maximum ?? issue.minimum;
  if (bound !== undefined) params.number = Number(bound);
  for (const [name, value] of Object.entries(issue.params ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return params;
}

function genericKeyOf(issue: ValidationIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return /received (?:undefined|null)$/.test(issue.message)
        ? 'validation_required'
        : 'validation_invalid';
    case 'too_small':
      return tooSmallKeyOf(issue);
    case 'too_big':
      if (issue.origin === 'string') return 'validation_maximum';
      return isCollection(issue.origin) ? 'validation_maximum_items' : 'validation_maximum_value';
    case 'invalid_format':
      if (issue.format === 'email') return 'validation_email';
      return issue.format === 'date' ? 'validation_date' : 'validation_invalid';
    case 'invalid_value':
      return 'validation_option';
    case 'unrecognized_keys':
      return 'validation_unknown_field';
    default:
      return 'validation_invalid';
  }
}

function tooSmallKeyOf(issue: ValidationIssue): string {
  if (issue.origin === 'string')
    return Number(issue.minimum) <= 1 ? 'validation_required' : 'validation_minimum';
  if (isCollection(issue.origin))
    return Number(issue.minimum) <= 1 ? 'validation_required' : 'validation_minimum_items';
  return 'validation_minimum_value';
}

function isCollection(origin: string | undefined): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'file';
}

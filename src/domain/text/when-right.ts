/**
 * For a rule over several fields of an object: it is judged as soon as each of these is right, whatever else is wrong,
 * so that everything that is wrong with a form is said in one round. `schema.superRefine(rule, whenRight('from', 'to'))`
 */
export function whenRight(...fields: readonly string[]) {
  return {
    when: ({ value, issues }: Judged): boolean =>
      isObject(value) &&
      issues.every(({ path }) => path !== undefined && path.length > 0 && !fields.includes(String(path[0]))),
  };
}

/** For a rule that can be judged of any texts: a password that is too short differs from its confirmation as well. */
export function whenTexts(...fields: readonly string[]) {
  return {
    when: ({ value }: Judged): boolean =>
      isObject(value) && fields.every((field) => typeof value[field] === 'string'),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface Judged {
  value: unknown;
  issues: readonly { path?: readonly PropertyKey[] | undefined }[];
}

type TextByKey = (params?: Record<string, unknown>) => string;

/** The texts of a compiled file, for a key that is known only at run time. */
export function textsByKey(file: object): Readonly<Record<string, TextByKey | undefined>> {
  return file as Record<string, TextByKey | undefined>;
}

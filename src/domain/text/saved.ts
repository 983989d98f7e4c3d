import { z } from 'zod';

/** Schemas that make a number of what was typed say so here: their own type is that of the text. */
export const readsNumber = z.registry<{ saved: 'number' }>();

type Saved<Output> = [NonNullable<Output>] extends [string]
  ? z.ZodString
  : [NonNullable<Output>] extends [number]
    ? null extends Output
      ? z.ZodNullable<z.ZodNumber>
      : z.ZodNumber
    : [NonNullable<Output>] extends [boolean]
      ? z.ZodBoolean
      : [NonNullable<Output>] extends [string[]]
        ? z.ZodArray<z.ZodString>
        : never;

export type SavedFields<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Saved<z.output<Shape[Name]>>;
};

/**
 * The plain fields of an entity as they are read once they are saved: texts, numbers, switches and lists of texts. The
 * rules of a save are not judged again; a text that was left out is empty, a number that was left out is null.
 */
export function savedFields<Shape extends z.ZodRawShape>(shape: Shape): SavedFields<Shape> {
  const entries = Object.entries(shape).map(([name, schema]) => [name, savedOf(name, schema)]);
  return Object.fromEntries(entries) as SavedFields<Shape>;
}

/** Of values, those that the shape names. */
export function pickFields<Name extends string, Values extends { [Key in Name]?: unknown }>(
  shape: { readonly [Key in Name]: unknown },
  values: Values,
): Pick<Values, Name & keyof Values> {
  const picked = Object.entries(values).filter(([name]) => Object.hasOwn(shape, name));
  return Object.fromEntries(picked) as Pick<Values, Name & keyof Values>;
}

/** The fields of a shape that a list names. */
export function fieldsNamed<Shape extends object, Name extends keyof Shape & string>(
  shape: Shape,
  names: readonly Name[],
): Pick<Shape, Name> {
  return Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<Shape, Name>;
}

/** Every field of the shape, null where the values leave it out: for a save that replaces the whole. */
export function wholeOf<Name extends string, Values extends { [Key in Name]?: unknown }>(
  shape: { readonly [Key in Name]: unknown },
  values: Values,
): { [Key in Name]: undefined extends Values[Key] ? Exclude<Values[Key], undefined> | null : Values[Key] } {
  const names = Object.keys(shape) as Name[];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as ReturnType<
    typeof wholeOf<Name, Values>
  >;
}

function savedOf(name: string, schema: z.core.$ZodType): z.ZodType {
  const kind = kindOf(schema);
  if (kind === 'number') return canBeNull(schema) ? z.number().nullable() : z.number();
  if (kind === 'boolean') return z.boolean();
  if (kind === 'texts') return z.array(z.string());
  if (kind === 'text') return z.string();
  throw new Error(`${name} is no plain field: its contract says how it is read`);
}

function canBeNull(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'nullable') return true;
  if (def.type === 'pipe') return canBeNull(def.out);
  return 'innerType' in def && canBeNull(def.innerType);
}

function kindOf(schema: z.core.$ZodType): 'text' | 'number' | 'boolean' | 'texts' | undefined {
  if (readsNumber.has(schema)) return 'number';
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return kindOf(def.innerType);
    case 'pipe':
      return kindOf(def.out) ?? kindOf(def.in);
    case 'array':
      return kindOf(def.element) === 'text' ? 'texts' : undefined;
    case 'string':
    case 'enum':
      return 'text';
    case 'number':
    case 'boolean':
      return def.type;
    default:
      return undefined;
  }
}

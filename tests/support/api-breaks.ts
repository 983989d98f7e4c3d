/** What of a JSON schema the calls of the description use. */
export interface Schema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  additionalProperties?: Schema | boolean;
  maximum?: number;
  minimum?: number;
  maxLength?: number;
  minLength?: number;
  maxItems?: number;
  minItems?: number;
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

interface Operation {
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content & { required?: boolean };
  responses?: Readonly<Record<string, Content>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** A description of the API as `/api/openapi.json` answers it. */
export interface Description {
  paths: Paths;
  webhooks?: Paths;
}

/**
 * What a program that was written by one description can't rely on in another: a call that is gone, something more that
 * must be sent or less that may be, something less that is answered. More that may be sent, or is answered, breaks nothing.
 */
export function breaksBetween(before: Description, after: Description): string[] {
  const calls = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      breaksOfCall(`${method.toUpperCase()} ${path}`, call, after.paths[path]?.[method]),
    ),
  );
  // What is posted to a program is for it what an answer is.
  const events = Object.entries(before.webhooks ?? {}).flatMap(([type, { post }]) => {
    const [was, is] = [post, after.webhooks?.[type]?.post].map((call) => schemaOf(call?.requestBody));
    if (!was) return [];
    return is ? answered(`webhook ${type}`, was, is) : [`webhook ${type}: is gone`];
  });
  return [...calls, ...events];
}

function breaksOfCall(name: string, before: Operation, after: Operation | undefined): string[] {
  if (!after) return [`${name}: is gone`];
  const known = new Map((before.parameters ?? []).map((one) => [`${one.in} ${one.name}`, one]));
  const parameters = (after.parameters ?? []).flatMap((one) => {
    const was = known.get(`${one.in} ${one.name}`);
    const place = `${name}, ${one.in} ${one.name}`;
    if (one.required && !was?.required) return [`${place}: must be sent`];
    return was?.schema && one.schema ? sent(place, was.schema, one.schema) : [];
  });
  const [was, is] = [schemaOf(before.requestBody), schemaOf(after.requestBody)];
  const body = is ? sent(`${name}, body`, was ?? { type: 'object', properties: {} }, is) : [];
  const answers = Object.entries(before.responses ?? {}).flatMap(([status, response]) => {
    const [answer, now] = [schemaOf(response), after.responses?.[status]];
    if (!now) return [`${name}, ${status}: is answered no more`];
    return answer ? answered(`${name}, ${status}`, answer, schemaOf(now) ?? {}) : [];
  });
  return [...parameters, ...body, ...answers];
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return content?.content?.['application/json']?.schema;
}

/** What could be sent by one schema, and is refused by another. */
function sent(place: string, before: Schema, after: Schema): string[] {
  return before.anyOf || after.anyOf
    ? ofChoices(place, choicesOf(before), choicesOf(after), sent, 'is taken no more')
    : [
        ...(isOf(typesOf(before), typesOf(after)) ? [] : [`${place}: is taken no more as it was`]),
        ...valuesGone(before, after).map((value) => `${place}: ${value} is taken no more`),
        ...bounds(before, after).map((bound) => `${place}: ${bound}`),
        ...(after.required ?? [])
          .filter((name) => !before.required?.includes(name))
          .map((name) => `${place}.${name}: must be sent`),
        ...parts(place, before, after, sent),
      ];
}

/** What was answered by one schema, and is not by another. */
function answered(place: string, before: Schema, after: Schema): string[] {
  return before.anyOf || after.anyOf
    ? ofChoices(
        place,
        choicesOf(after),
        choicesOf(before),
        (at, is, was) => answered(at, was, is),
        'is answered, too',
      )
    : [
        ...(isOf(typesOf(after), typesOf(before)) ? [] : [`${place}: is answered as something else`]),
        ...(before.required ?? [])
          .filter((name) => !after.required?.includes(name))
          .map((name) => `${place}.${name}: may be missing`),
        ...Object.keys(before.properties ?? {})
          .filter((name) => !after.properties?.[name])
          .map((name) => `${place}.${name}: is gone`),
        ...parts(place, before, after, answered),
      ];
}

type Compare = (place: string, before: Schema, after: Schema) => string[];

/** Each choice of the one side has to be one of the other. */
function ofChoices(
  place: string,
  own: readonly Schema[],
  others: readonly Schema[],
  compare: Compare,
  word: string,
): string[] {
  return own.flatMap((choice) => {
    const found = others.map((other) => compare(place, choice, other));
    if (found.some(({ length }) => length === 0)) return [];
    const [nearest = []] = found.toSorted((one, other) => one.length - other.length);
    return own.length === others.length && nearest.length > 0 ? nearest : [`${place}: a choice ${word}`];
  });
}

function choicesOf(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(choicesOf) : [schema];
}

function parts(place: string, before: Schema, after: Schema, compare: Compare): string[] {
  const fields = Object.entries(before.properties ?? {}).flatMap(([name, was]) => {
    const is = after.properties?.[name];
    return is ? compare(`${place}.${name}`, was, is) : [];
  });
  const items = before.items && after.items ? compare(`${place}[]`, before.items, after.items) : [];
  const [was, is] = [before.additionalProperties, after.additionalProperties];
  const rest = typeof was === 'object' && typeof is === 'object' ? compare(`${place}.*`, was, is) : [];
  return [...fields, ...items, ...rest];
}

function typesOf(schema: Schema): readonly string[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

/** Whether types are all among others; what names none is of any. */
function isOf(types: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return true;
  const whole = others.includes('number') ? [...others, 'integer'] : others;
  return types.length > 0 && types.every((type) => whole.includes(type));
}

function valuesGone(before: Schema, after: Schema): string[] {
  const [was, is] = [before, after].map(
    (schema) => schema.enum ?? ('const' in schema ? [schema.const] : undefined),
  );
  if (!is) return [];
  return was ? was.filter((value) => !is.includes(value)).map(String) : ['anything else'];
}

const upper = ['maximum', 'maxLength', 'maxItems'] as const;
const lower = ['minimum', 'minLength', 'minItems'] as const;

function bounds(before: Schema, after: Schema): string[] {
  return [
    ...upper.filter((name) => (after[name] ?? Infinity) < (before[name] ?? Infinity)),
    ...lower.filter((name) => (after[name] ?? -Infinity) > (before[name] ?? -Infinity)),
  ].map((name) => `${name} is ${after[name]}`);
}

/** The types of `hiring-client`, from a description of the API: every call that a key makes, and every event of webhooks. */
export function clientTypes({ paths, webhooks }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => (call['x-key-scope'] ?? 'closed') !== 'closed')
      .map(
        ([method, call]) => `${comment(call.summary)}  '${method.toUpperCase()} ${path}': ${callType(call)};`,
      ),
  );
  const events = Object.entries(webhooks).map(
    ([type, { post }]) => `${comment(post.summary)}  '${type}': ${typeOf(schemaOf(post.requestBody))};`,
  );
  return `${[
    '// Made by `npm run client` from the contract.',
    `export interface Calls {\n${calls.join('\n')}\n}`,
    `export interface WebhookEvents {\n${events.join('\n')}\n}`,
    runtime,
  ].join('\n\n')}`;
}

const runtime = `export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;
}

type Answer<Call> = Call extends { answer: infer Is } ? Is : never;
type Options<Call> = Omit<Call, 'answer'> & { idempotencyKey?: string; signal?: AbortSignal };
type Asked<Call> = {} extends Omit<Call, 'answer'> ? [options?: Options<Call>] : [options: Options<Call>];

export type Client = <Name extends keyof Calls>(
  call: Name,
  ...options: Asked<Calls[Name]>
) => Promise<Answer<Calls[Name]>>;

export function createClient(settings: { site: string; key: string; fetch?: typeof globalThis.fetch }): Client;
`;

function comment(text = '') {
  return text && `  /** ${text.replaceAll('*/', '* /')} */\n`;
}

function callType({ parameters = [], requestBody, responses }) {
  const named = (place) => parameters.filter((one) => one.in === place);
  const parts = [
    ...['path', 'query'].map((place) => partType(place, named(place))),
    requestBody && `body${requestBody.required ? '' : '?'}: ${typeOf(schemaOf(requestBody))}`,
    `answer: ${answerType(responses)}`,
  ];
  return `{ ${parts.filter(Boolean).join('; ')} }`;
}

function partType(place, parameters) {
  if (parameters.length === 0) return undefined;
  const isRequired = parameters.some(({ required }) => required);
  const fields = parameters.map(
    ({ name, required, schema }) => `${nameOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  return `${place}${isRequired ? '' : '?'}: { ${fields.join('; ')} }`;
}

function answerType(responses) {
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = schemaOf(done);
  return schema ? typeOf(schema) : 'Blob';
}

function schemaOf(content) {
  return content?.content?.['application/json']?.schema;
}

function typeOf(schema = {}) {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map(typeOf));
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  if (schema.type === 'array') return schema.items ? `Array<${typeOf(schema.items)}>` : 'unknown[]';
  if (schema.type === 'object' || schema.properties) return objectType(schema);
  return (
    { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }[
      schema.type
    ] ?? 'unknown'
  );
}

function objectType({ properties = {}, required = [], additionalProperties }) {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return typeof additionalProperties === 'object'
    ? `{ [name: string]: ${typeOf(additionalProperties)} }`
    : '{ [name: string]: unknown }';
}

function nameOf(name) {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
}

function union(types) {
  return [...new Set(types)].join(' | ') || 'never';
}

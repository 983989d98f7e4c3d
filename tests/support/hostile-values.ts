import type { TestServer } from './test-server.ts';

/** Stands for a number that JSON writes but no double holds. */
const infinity = '@infinity';

/** Values that clients send by mistake or on purpose. */
const hostileValues: Readonly<Record<string, unknown>> = {
  null: null,
  'a fraction': 1.5,
  'a negative number': -1,
  '10^20': 1e20,
  infinity,
  'an empty text': '',
  'U+0000': 'a\u0000b',
  'half of a pair': 'a\ud800b',
  'a long text': 'x'.repeat(30_000),
  'the year 0': '0000-01-01',
  'the year 10000': '10000-01-01',
  'an empty list': [],
  'a prototype': JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
};

export interface HostileCall {
  method: string;
  /** With `{id}` where a parameter stands. */
  path: string;
  token: string | undefined;
  params: Record<string, string>;
  input: unknown;
}

export interface HostileAnswer {
  status: number;
  body: unknown;
}

type Path = readonly string[];

/**
 * Sends a valid input with each field in turn replaced by each hostile value, and answers what was wrong with an
 * answer. Fields that one answer refuses together are not sent one by one.
 */
export async function faultsOf(server: TestServer, call: HostileCall): Promise<string[]> {
  const faults: string[] = [];
  const look = async (label: string, change: Partial<HostileCall>) => {
    const answer = await sendHostile(server, { ...call, ...change });
    const fault = faultOf(answer);
    if (fault) faults.push(`${call.method} ${call.path} ${label}: ${fault}`);
    return answer;
  };
  for (const [name, value] of Object.entries(hostileValues)) {
    const { whole, fields } = placesOf(call.input);
    const together = fields.reduce((input, at) => replaceAt(input, at, value), call.input);
    const refused = refusedFields(await look(`everything is ${name}`, { input: together }));
    const single = [...fields.filter((at) => !refused.has(at.join('.'))), ...whole];
    for (const at of single)
      await look(`${at.join('.') || 'the body'} is ${name}`, { input: replaceAt(call.input, at, value) });
    if (typeof value !== 'string' || value === '') continue;
    for (const param of Object.keys(call.params))
      await look(`{${param}} is ${name}`, { params: { ...call.params, [param]: value.slice(0, 1000) } });
  }
  return faults;
}

async function sendHostile(server: TestServer, call: HostileCall): Promise<HostileAnswer> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inUrl(call.params[name] ?? ''));
  const isRead = call.method === 'GET';
  const response = await server.app.request(
    `http://localhost:3000${path}${isRead ? queryOf(call.input) : ''}`,
    {
      method: call.method,
      headers: {
        ...(call.token && { authorization: `Bearer ${call.token}` }),
        ...(!isRead && { 'content-type': 'application/json' }),
      },
      ...(!isRead && { body: JSON.stringify(call.input).replaceAll(`"${infinity}"`, '1e400') }),
    },
  );
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

/** What is wrong with an answer: a failure of ours, or a refusal that a reader could not understand. */
export function faultOf({ status, body }: HostileAnswer): string | undefined {
  if (status < 400) return undefined;
  const said = JSON.stringify(body).slice(0, 300);
  if (status >= 500) return `${status} ${said}`;
  const { code, message, errors = {}, request_id } = body as Record<string, unknown>;
  if (typeof code !== 'string' || typeof request_id !== 'string') return `no refusal: ${said}`;
  const texts = [message, ...Object.values(errors as object).flat()];
  const isSentence = (text: unknown) =>
    typeof text === 'string' &&
    /^\p{Lu}/u.test(text) &&
    !/\b(?:undefined|NaN|Invalid input|expected)\b|[{}_]/.test(text);
  return texts.every(isSentence) ? undefined : `no words: ${said}`;
}

function refusedFields({ status, body }: HostileAnswer): Set<string> {
  if (status !== 422) return new Set();
  return new Set(Object.keys((body as { errors?: object }).errors ?? {}));
}

/** The single values of an input, and the lists and objects that hold them. */
function placesOf(value: unknown, at: Path = []): { fields: Path[]; whole: Path[] } {
  if (value === null || typeof value !== 'object') return { fields: [at], whole: [] };
  const inner = Object.entries(value).map(([key, child]) => placesOf(child, [...at, key]));
  return {
    fields: inner.flatMap(({ fields }) => fields),
    whole: [at, ...inner.flatMap(({ whole }) => whole)],
  };
}

function replaceAt(value: unknown, at: Path, replacement: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === key ? replaceAt(child, rest, replacement) : child));
  const holder = value as Record<string, unknown>;
  return { ...holder, [key]: replaceAt(holder[key], rest, replacement) };
}

function queryOf(input: unknown): string {
  const entries = Object.entries(Object(input) as object);
  const written = entries.map(([name, value]) => {
    const text = typeof value === 'string' ? value.slice(0, 4000) : JSON.stringify(value);
    return `${name}=${inUrl(text)}`;
  });
  return written.length > 0 ? `?${written.join('&')}` : '';
}

function inUrl(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { readableLines } from './log-lines.ts';
import { safeError } from './safe-error.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'> & {
  child(bindings: Record<string, unknown>): Log;
};

/** Fields whose value never reaches the log, at the top and one or two levels down (L2 of the security list). */
const secretFields = [
  'password',
  'passwordCheck',
  'old_password',
  'new_password',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'code',
  'cv_data',
];

const codeFields = new Set(['code']);

const secretPaths = secretFields.flatMap((field) => {
  const name = field.includes('-') ? `["${field}"]` : field;
  const below = (parent: string) => (field.includes('-') ? `${parent}${name}` : `${parent}.${name}`);
  // Under `err`, `code` is an error's code, which is no secret and the first thing one looks for.
  const levels = [below('*'), below('*.*')];
  return codeFields.has(field) ? [name, below('body'), below('data'), below('payload')] : [name, ...levels];
});

/**
 * The log of the process: JSON lines in UTC, or short readable lines on a terminal. Secrets are blotted out;
 * bodies are never given to it.
 */
export function createLog(options: {
  level: string;
  readable?: boolean;
  destination?: DestinationStream;
}): Log {
  const output = options.destination ?? pino.destination({ dest: 1, sync: false });
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => safeError(error) },
      redact: { paths: secretPaths, censor: '[hidden]' },
    },
    options.readable ? readableLines(output) : output,
  );
}

/** A log that says nothing. */
export const silentLog: Log = pino({ level: 'silent' });

import type { DestinationStream } from 'pino';
import { type SafeError, safeError } from './safe-error.ts';

interface Line {
  time?: string;
  level?: string;
  msg?: string;
  err?: SafeError;
  [field: string]: unknown;
}

/** Turns JSON lines into `08:00:12 info  Listening  port=3000`, for a person at a terminal. */
export function readableLines(output: DestinationStream): DestinationStream {
  return { write: (line: string) => output.write(readableLine(line)) };
}

function readableLine(json: string): string {
  let line: Line;
  try {
    line = JSON.parse(json) as Line;
  } catch {
    // Not a line of ours; shown as it came.
    return json;
  }
  const { time, level, msg, err, ...fields } = line;
  const details = Object.entries(fields).map(([name, value]) => `${name}=${showValue(value)}`);
  const text = [time?.slice(11, 19), level?.padEnd(5), oneLine(msg ?? ''), ...details]
    .filter(Boolean)
    .join(' ');
  return `${text}\n${err ? showError(err) : ''}`;
}

/** An error as a person reads it who starts the product: with its causes, and without what a statement was given. */
export function readableError(error: unknown): string {
  return showError(safeError(error));
}

function showError({ type, message, stack, cause }: SafeError): string {
  const text = `${type}: ${message}\n${stack ?? ''}\n`;
  return cause ? `${text}because of ${showError(cause)}` : text;
}

function showValue(value: unknown): string {
  return typeof value === 'string' ? oneLine(value) : JSON.stringify(value);
}

function oneLine(text: string): string {
  return text.replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}

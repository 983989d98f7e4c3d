/** An error as it may be logged: no parameters of a statement and no values of a row, which hold personal data. */
export interface SafeError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: SafeError;
}

const deepest = 4;

/** Takes from an error what helps to find the fault, and nothing that a person entered. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something other than an error was thrown' };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: safeMessage(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: callsOf(error),
    ...(error.cause !== undefined && depth < deepest && { cause: safeError(error.cause, depth + 1) }),
  };
}

/** The message alone, under the same promise. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'Something other than an error was thrown';
  // Drizzle puts the parameters of the statement into its message.
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  return error.message;
}

/** The stack without its head, which repeats the message. */
function callsOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

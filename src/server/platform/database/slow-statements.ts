import type pg from 'pg';

/** Milliseconds past which a statement is named in the log. */
const slowAfter = 500;

export interface SlowStatement {
  /** Its name, or the beginning of its text; never what it was given. */
  statement: string;
  ms: number;
}

const shown = 300;

/**
 * Tells of each statement of the pool that took longer, those that wait for a lock and those that fail among them; and,
 * as `written`, of each that may have changed a row, when it has ended: the end of its transaction is one more.
 */
export function watchStatements(
  pool: pg.Pool,
  tell: (slow: SlowStatement) => void,
  { longest = slowAfter, written }: { longest?: number; written?: () => void } = {},
): void {
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query, {
      apply(_query, self, args: unknown[]) {
        // As it is now: somebody may listen to the statements of all connections.
        const { query } = Object.getPrototypeOf(client);
        const statement = nameOf(args[0]);
        // What streams takes as long as its reader does.
        if (statement === undefined) return Reflect.apply(query, self, args);
        const began = performance.now();
        const end = () => {
          const ms = Math.round(performance.now() - began);
          if (written && mayWrite(args[0])) written();
          if (ms > longest) tell({ statement, ms });
        };
        const last = args.length - 1;
        const callback = args[last];
        if (typeof callback === 'function')
          return Reflect.apply(query, self, [
            ...args.slice(0, last),
            (...answer: unknown[]) => {
              end();
              return Reflect.apply(callback, undefined, answer);
            },
          ]);
        const answer: unknown = Reflect.apply(query, self, args);
        if (answer instanceof Promise) answer.then(end, end);
        return answer;
      },
    });
  });
}

/** What has a name is read (`readStatement`); else a statement reads that begins as one. */
function mayWrite(asked: unknown): boolean {
  const { name, text } = (typeof asked === 'string' ? { text: asked } : asked) as {
    name?: unknown;
    text?: unknown;
  };
  return typeof name !== 'string' && typeof text === 'string' && !/^\s{0,20}(?:select|begin)\b/i.test(text);
}

function nameOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return begin(asked);
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return undefined;
  const { name, text } = asked as { name?: unknown; text?: unknown };
  if (typeof name === 'string') return name;
  return typeof text === 'string' ? begin(text) : undefined;
}

function begin(text: string): string {
  return text
    .slice(0, 3 * shown)
    .split(/\s+/)
    .join(' ')
    .trim()
    .slice(0, shown);
}

import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readableError } from './log-lines.ts';

function writtenBy(readable: boolean, act: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  act(createLog({ level: 'info', readable, destination: { write: (line) => void lines.push(line) } }));
  return lines.join('');
}

test('L2: passwords, tokens, codes, cookies and the text of a CV never reach the log', () => {
  const text = writtenBy(false, (log) => {
    log.info(
      { password: 'canary-1', body: { token: 'canary-2', code: 'canary-3' }, cv_data: 'canary-4' },
      'one',
    );
    log.info({ request: { headers: { authorization: 'canary-5', cookie: 'canary-6' } } }, 'two');
    log.info(
      { response: { 'set-cookie': 'canary-7' }, code: 'canary-8', data: { code: 'canary-9' } },
      'three',
    );
  });
  expect(text).not.toContain('canary');
  expect(text).toContain('[hidden]');
});

test('the code of an error stays readable', () => {
  const error = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(writtenBy(false, (log) => log.error({ err: error }, 'no'))).toContain('ECONNREFUSED');
});

test('L2: a failed statement is logged without its parameters and without the row', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(canary-1)',
  });
  const error = new DrizzleQueryError('insert into accounts values ($1)', ['canary-2'], cause);
  const written = [false, true].map((readable) =>
    writtenBy(readable, (log) => log.error({ err: error }, 'no')),
  );
  // The last is what a start says that failed.
  for (const text of [...written, readableError(error)]) {
    expect(text).not.toContain('canary');
    expect(text).toContain('insert into accounts');
    expect(text).toContain('duplicate key value');
  }
});

test('L2: a line is JSON, in UTC, with the id of its request and its actor', () => {
  const text = writtenBy(false, (log) =>
    log.child({ request: 'r-1', actor: 'a-1' }).info({ outcome: 'ok' }, 'Signed in'),
  );
  const line = JSON.parse(text) as Record<string, unknown>;
  expect(line).toMatchObject({
    level: 'info',
    request: 'r-1',
    actor: 'a-1',
    outcome: 'ok',
    msg: 'Signed in',
  });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test('L2: a line break in a value makes no second line, on a terminal neither', () => {
  for (const readable of [false, true]) {
    const text = writtenBy(readable, (log) => log.info({ path: '/a\r\nfake line' }, 'one\ntwo'));
    expect(text.trimEnd().split('\n')).toHaveLength(1);
  }
});

import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { Platform } from './context.ts';
import type { Database } from './database/database.ts';
import { wordsOf } from './letter-words.ts';
import { type OutboxLetter, outboxLetters } from './mail-table.ts';

const pageStyle = `
body { margin: 0 auto; padding: 24px; max-width: 1000px; font: 16px/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; } td, th { padding: 8px; text-align: start; border-bottom: 1px solid; }
iframe { width: 100%; height: 70vh; border: 1px solid; } pre { white-space: pre-wrap; overflow-wrap: anywhere; }`;
const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

/**
 * The letters of a process without a mail server: `/dev/mailbox`, `/dev/mailbox/{id}` and, for scripts,
 * `/dev/mailbox.json?to=`. It shows everybody's letters: mount it only in development.
 */
export function mailbox({
  db,
  writeLetter,
  config,
  contributors,
}: Pick<Platform, 'db' | 'writeLetter' | 'config' | 'contributors'>): Hono {
  const written = async (letter: OutboxLetter) => ({
    ...letter,
    ...(await wordsOf(letter, { db, write: writeLetter, config, contributors })),
  });
  const app = new Hono();
  app.get('/dev/mailbox.json', async (c) => {
    const to = c.req.query('to')?.trim().toLowerCase();
    const letters = to ? await Promise.all((await listLetters(db, to)).map(written)) : await listLetters(db);
    return c.json(letters, 200, { 'cache-control': 'no-store' });
  });
  app.get('/dev/mailbox', async (c) => {
    const letters = await listLetters(db);
    const rows = letters.map(
      ({ id, subject, toAddress, createdAt }) => html`<tr>
        <td><a href="/dev/mailbox/${id}">${subject}</a></td><td>${toAddress}</td><td>${createdAt.toISOString()}</td>
      </tr>`,
    );
    return c.html(
      page('Mailbox', html`<table><tr><th>Subject</th><th>To</th><th>Written</th></tr>${rows}</table>`),
      200,
      headers(`style-src ${styleHash}`),
    );
  });
  app.get('/dev/mailbox/:id/html', async (c) => {
    const letter = await findLetter(db, c.req.param('id'));
    if (!letter) return c.notFound();
    return c.html(
      (await written(letter)).html,
      200,
      headers("style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox", 'self'),
    );
  });
  app.get('/dev/mailbox/:id', async (c) => {
    const letter = await findLetter(db, c.req.param('id'));
    if (!letter) return c.notFound();
    const { id, subject, toAddress, text } = await written(letter);
    const body = html`<p><a href="/dev/mailbox">Mailbox</a></p><h1>${subject}</h1><p>${toAddress}</p>
      <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/${id}/html" title="${subject}"></iframe>
      <h2>As text</h2><pre>${text}</pre>`;
    return c.html(page(subject, body), 200, headers(`style-src ${styleHash}; frame-src 'self'`));
  });
  return app;
}

function listLetters(db: Database, to?: string) {
  return db
    .select()
    .from(outboxLetters)
    .where(to ? eq(outboxLetters.toAddress, to) : undefined)
    .orderBy(desc(outboxLetters.createdAt), desc(outboxLetters.id))
    .limit(200);
}

async function findLetter(db: Database, id: string) {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [letter] = await db.select().from(outboxLetters).where(eq(outboxLetters.id, id));
  return letter;
}

function page(title: string, body: unknown) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width"><style>${raw(pageStyle)}</style></head><body>${body}</body></html>`;
}

/** A policy of its own: no script runs, in the list or in a letter. */
function headers(policy: string, frameAncestors: 'none' | 'self' = 'none'): Record<string, string> {
  return {
    'content-security-policy': `default-src 'none'; ${policy}; frame-ancestors '${frameAncestors}'`,
    'x-frame-options': frameAncestors === 'self' ? 'SAMEORIGIN' : 'DENY',
    'cache-control': 'no-store',
  };
}

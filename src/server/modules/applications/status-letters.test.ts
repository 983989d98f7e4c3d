import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const later = 120_000;
const words = {
  sortlisted: 'Your bridges impressed us.\nWe will call you.',
  interview: 'Thank you for coming.',
  accept: 'Welcome aboard.',
  reject: 'We chose somebody nearer.',
};
const ours = 'has changed the status of your application';

for (const [status, own] of [
  ['Shortlisted', words.sortlisted],
  ['Interviewed', words.interview],
  ['Offered', words.accept],
  ['Hired', words.accept],
  ['Rejected', words.reject],
] as const) {
  test(`the letter about ${status} carries the company's own words for it`, async () => {
    const { letter } = await lettersAbout(status, { mail_templates: words });
    for (const line of own.split('\n')) expect(letter?.text).toContain(line);
    expect(letter?.text).toContain(' writes to you about your application:');
    expect(letter?.text).not.toContain(ours);
    const others = Object.values(words).filter((text) => text !== own);
    for (const text of others) expect(letter?.text).not.toContain(text.split('\n')[0]);
  });
}

test('without own words the letter says what happened in ours', async () => {
  const { letter } = await lettersAbout('Shortlisted', { mail_templates: { sortlisted: '' } });
  expect(letter?.text).toContain(ours);
});

test('P8: the own words of a hidden company stay out of the letter, which carries ours', async () => {
  const change = { mail_templates: { sortlisted: 'Greetings from Canarylight Harbour.' } };
  const { letter } = await lettersAbout('Shortlisted', change, { hideCompanyName: true });
  expect(letter?.text).toContain(ours);
  expect(`${letter?.subject} ${letter?.html} ${letter?.text}`).not.toContain('Canarylight');
});

test('placeholders are filled in, and a candidate reads the own language where it was written', async () => {
  const change = {
    mail_templates: {
      sortlisted: 'Dear {candidate}, {company} likes you for {position}.',
      sortlisted_fr: 'Cher {candidate}, bravo !',
    },
  };
  const english = await lettersAbout('Shortlisted', change);
  expect(english.letter?.text).toContain(
    'Dear Omar Farouk, Rawdat Engineering likes you for Civil Engineer.',
  );
  const french = await lettersAbout('Shortlisted', change, {}, 'fr');
  expect(french.letter?.text).toContain('Cher Omar Farouk, bravo !');
  const unknown = { mail_templates: { reject: 'Dear {name}' } };
  const company = await anApprovedCompany(server());
  const refused = await send(server(), 'PUT', '/api/users/1', { ...company, body: { extra_data: unknown } });
  expect(refused.body.errors['extra_data.mail_templates.reject']).toEqual([
    '{name} can’t be filled in; you can use {candidate}, {position}, {company}',
  ]);
});

test('markup in the own words is shown, not obeyed', async () => {
  const change = { mail_templates: { sortlisted: '<b>Bold</b> & <script>alert(1)</script>' } };
  const { letter } = await lettersAbout('Shortlisted', change);
  expect(letter?.html).toContain('&lt;script&gt;');
  expect(letter?.html).not.toContain('<script>alert');
});

async function lettersAbout(
  status: string,
  change: Record<string, unknown>,
  opening: { hideCompanyName?: boolean } = {},
  locale: Locale = 'en',
) {
  const company = await anApprovedCompany(server());
  const switches = {
    email_accept: true,
    email_reject: true,
    email_sortlisted: true,
    email_interview: true,
  };
  const saved = await send(server(), 'PUT', '/api/users/1', {
    ...company,
    body: { extra_data: { ...switches, ...change } },
  });
  expect(saved.status).toBe(200);
  const candidate = await aCandidate(server());
  const own = eq(accounts.id, candidate.accountId);
  await server().platform.db.update(accounts).set({ locale }).where(own);
  const openingId = await anOpening(server(), company.companyId, opening);
  const id = await anApplication(server(), candidate, openingId);
  await send(server(), 'PUT', `/api/job_application/${id}`, { ...company, body: { status } });
  server().clock.advance(later);
  await server().runTasks();
  return { letter: (await lettersTo(server().platform.db, candidate.email)).at(-1) };
}

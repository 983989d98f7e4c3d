import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { endAdditions, remindOfAdditions } from '#server/modules/applications/by-hand/ending-service.ts';
import { notifications } from '#server/modules/notifications/table.ts';
import { type Caller, send } from './client.ts';
import { anOpening } from './openings.ts';
import { lettersTo, linkIn } from './outbox.ts';
import { anApprovedCompany, type CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

/** What a recruiter types of somebody who walked in. */
export function aPerson(change: Record<string, unknown> = {}) {
  return {
    name: 'Salma Idris',
    email: `salma-${randomUUID().slice(0, 12)}@example.com`,
    dial_code: '+974',
    phone: '5512 3456',
    source: 'by-hand-walk-in',
    locale: 'fr',
    ...change,
  };
}

/** Adds somebody by hand, as the form does; answers the whole answer. */
export function addApplicant(
  server: TestServer,
  caller: Caller,
  openingId: string,
  person: Record<string, unknown> = aPerson(),
) {
  const { token } = caller;
  return send(server, 'POST', '/api/job_application_added', {
    token,
    body: { job_id: openingId, ...person },
  });
}

/** The token of the last email that asked an address. */
export async function tokenOf(server: TestServer, email: string): Promise<string> {
  const letters = await lettersTo(server.platform.db, email);
  const letter = letters.findLast(({ kind }) => kind === 'addition-asked');
  if (!letter) throw new Error(`Nobody asked ${email}`);
  return new URLSearchParams(linkIn(letter, 'added-application').split('?')[1]).get('token') ?? '';
}

/** The person's answer. */
export function answerAdded(server: TestServer, body: Record<string, unknown>, caller: Caller = {}) {
  return send(server, 'POST', '/api/added_application', { token: caller.token, body });
}

/** What is done once a day: reminders, and the end of the time. */
export async function endTheDay(server: TestServer): Promise<void> {
  const context = server.systemContext('test');
  await context.inTransaction(remindOfAdditions);
  await context.inTransaction(endAdditions);
  await server.runTasks();
}

/** An approved company with a published opening that somebody can be added to. */
export async function anOpeningToAddTo(server: TestServer, opening: Parameters<typeof anOpening>[2] = {}) {
  const company = await anApprovedCompany(server);
  const openingId = await anOpening(server, company.companyId, { title: 'Site Nurse', ...opening });
  return { company, openingId };
}

/** The list of applications as a member reads it. */
export async function listedTo(server: TestServer, caller: CompanyPerson, query = '') {
  return (await send(server, 'GET', `/api/job_application?${query}`, caller)).body.data;
}

/** How often the bell of a member told such news. */
export function toldInBell({ platform: { db } }: TestServer, { accountId }: CompanyPerson, kind: string) {
  return db.$count(notifications, and(eq(notifications.accountId, accountId), eq(notifications.kind, kind)));
}

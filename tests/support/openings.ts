import { eq } from 'drizzle-orm';
import { openingChanged } from '#server/modules/job-openings/events.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { type Caller, send } from './client.ts';
import type { TestServer } from './test-server.ts';

type Opening = typeof jobOpenings.$inferInsert;

/** What POST api/job_opening takes, every mandatory field filled. */
export const openingInput = {
  title: 'Senior Structural Engineer',
  city: 'Lusail',
  responsibilities: '<p>Lead the design of a tower.</p>',
  requirements: '<p>Seven years in structural design.</p>',
  salary_start: 22_000,
  salary_end: 28_000,
  experience_level: 'senior',
  employment_type: 'full time',
  due_date: '2026-12-12',
};

/** Saves a new opening as the company's client does. */
export function saveOpening(server: TestServer, caller: Caller, change: Record<string, unknown> = {}) {
  const body = { ...openingInput, ...change };
  return send(server, 'POST', '/api/job_opening', { token: caller.token, body });
}

/** An opening of a company, published unless told otherwise, and what the public search makes of it. */
export async function anOpening(
  server: TestServer,
  companyId: string,
  details: Partial<Opening> = {},
): Promise<string> {
  const [row] = await server.platform.db
    .insert(jobOpenings)
    .values({
      companyId,
      title: 'Civil Engineer',
      introduction: '<p>Build with us.</p>',
      responsibilities: '<p>Build bridges.</p>',
      requirements: '<p>Know bridges.</p>',
      city: 'Doha',
      country: 'Qatar',
      salaryStart: 9000,
      salaryEnd: 12_000,
      publishSalary: true,
      experienceLevel: 'mid',
      employmentType: 'full time',
      status: 'Published',
      firstPublishedAt: server.clock.now(),
      ...details,
    })
    .returning({ id: jobOpenings.id });
  if (!row) throw new Error('The opening was not written');
  await tellOfOpening(server, row.id);
  return row.id;
}

/** Changes an opening the way a service does: the row, then the event, in one transaction. */
export async function changeOpening(
  server: TestServer,
  id: string,
  changes: Partial<Opening>,
): Promise<void> {
  await server.systemContext('test').inTransaction(async (context) => {
    const [row] = await context.db
      .update(jobOpenings)
      .set(changes)
      .where(eq(jobOpenings.id, id))
      .returning({ applications: jobOpenings.applications });
    await context.events.publish(context, openingChanged, {
      openingId: id,
      applications: row?.applications ?? 0,
    });
  });
}

async function tellOfOpening(server: TestServer, openingId: string): Promise<void> {
  const context = server.systemContext('test');
  await context.inTransaction((inner) =>
    inner.events.publish(inner, openingChanged, { openingId, applications: 0 }),
  );
}

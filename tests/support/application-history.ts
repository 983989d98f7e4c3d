import type { ApplicationStatus, StoredApplicationStatus } from '#domain/applications/applications.ts';
import { dayMs } from '#domain/time.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import type { CompanyPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface History {
  at: Date;
  /** The statuses that it went through, a day for each. */
  steps?: ApplicationStatus[];
  source?: string;
  /** Where it stands otherwise than after its last step. */
  status?: StoredApplicationStatus;
  repliedAfterDays?: number;
  isRemoved?: boolean;
}

/** An application of nobody with its history; answers its id. */
export async function anApplicationWithHistory(
  server: TestServer,
  { companyId, accountId }: CompanyPerson,
  openingId: string,
  { at, steps = [], source = 'site', status, repliedAfterDays, isRemoved }: History,
): Promise<string> {
  const after = (days: number) => new Date(at.getTime() + days * dayMs);
  const { db } = server.platform;
  const [row] = await db
    .insert(applications)
    .values({
      openingId,
      companyId,
      source,
      status: status ?? steps.at(-1) ?? 'Pending',
      createdAt: at,
      repliedAt: repliedAfterDays === undefined ? null : after(repliedAfterDays),
      removedAt: isRemoved ? after(1) : null,
    })
    .returning();
  const applicationId = row?.id ?? '';
  for (const [place, to] of steps.entries())
    await db.insert(applicationEvents).values({
      applicationId,
      kind: 'status-changed',
      actorId: accountId,
      facts: { from: steps[place - 1] ?? 'Pending', to },
      createdAt: after(place + 1),
    });
  return applicationId;
}

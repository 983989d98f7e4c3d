import { candidateChanged, candidateRegistered } from '#server/modules/candidates/events.ts';
import { companyApproved } from '#server/modules/companies/events.ts';
import { accountVerified } from '#server/modules/identity/events.ts';
import { openingChanged } from '#server/modules/job-openings/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { giveToAccount } from './queries.ts';
import { matchNewTask } from './task-names.ts';
import { keepWishes } from './wishes-service.ts';

/** What becomes public is asked which alerts it answers; alerts of an address become those of its account. */
export function listenForNews(events: Events<Context>): void {
  for (const event of [openingChanged, companyApproved])
    events.on<object>(event, async ({ db, tasks }) => {
      await tasks.enqueue(db, matchNewTask, {}, { singletonKey: 'new' });
    });
  for (const event of [candidateRegistered, candidateChanged])
    events.on<{ candidateId: string }>(event, (context, { candidateId }) => keepWishes(context, candidateId));
  events.on(accountVerified, async ({ db }, { accountId, role }) => {
    if (role === 'candidate') await giveToAccount(db, accountId);
  });
}

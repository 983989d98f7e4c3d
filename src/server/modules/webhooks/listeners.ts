import type { WebhookData } from '#contract/webhook-events.ts';
import type { WebhookType } from '#domain/webhooks.ts';
import {
  applicationMoved,
  applicationStatusChanged,
  applicationSubmitted,
  applicationWithdrawn,
} from '#server/modules/applications/events.ts';
import { companyClosed } from '#server/modules/companies/events.ts';
import { interviewChanged } from '#server/modules/interviews/events.ts';
import { openingClosed, openingPublished } from '#server/modules/job-openings/events.ts';
import { messageWritten } from '#server/modules/messages/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { deleteEndpointsOf } from './endpoint-queries.ts';
import { isShownWriter } from './people-queries.ts';
import { tellPrograms } from './telling.ts';

/** What the programs of a company are told of; each opening keeps its order. */
export function listenForPrograms(events: Events<Context>): void {
  // Publishing is bounded in its statements: the company, which it has read, says whether anybody listens.
  events.on(openingPublished, async (context, { company, openingId }) => {
    if (company.hasWebhooks)
      await tellOf(context, company.id, 'opening.published', { opening_id: openingId });
  });
  events.on(openingClosed, (context, { companyId, openingId }) =>
    tellOf(context, companyId, 'opening.closed', { opening_id: openingId }),
  );
  events.on(applicationSubmitted, (context, { companyId, ...ids }) =>
    tellOf(context, companyId, 'application.received', applicationOf(ids)),
  );
  events.on(applicationStatusChanged, async (context, { companyId, from, to, ...ids }) => {
    const data = { ...applicationOf(ids), from_status: from, status: to };
    await tellOf(context, companyId, 'application.moved', data);
    if (to === 'Hired') await tellOf(context, companyId, 'application.hired', applicationOf(ids));
  });
  events.on(applicationMoved, (context, { companyId, fromOpeningId, ...ids }) =>
    tellOf(context, companyId, 'application.moved', {
      ...applicationOf(ids),
      from_opening_id: fromOpeningId,
    }),
  );
  events.on(applicationWithdrawn, (context, { companyId, ...ids }) =>
    tellOf(context, companyId, 'application.withdrawn', applicationOf(ids)),
  );
  events.on(interviewChanged, (context, { companyId, deed, interviewId, startsAt, ...ids }) =>
    tellOf(context, companyId, `interview.${deed}`, {
      interview_id: interviewId,
      ...applicationOf(ids),
      starts_at: startsAt?.toISOString() ?? null,
    }),
  );
  events.on(messageWritten, async (context, { companyId, conversationId, number, side, openingId }) => {
    if (side === 'candidate')
      await tellPrograms(context, {
        ...{ companyId, type: 'message.received', stream: openingId ?? conversationId },
        data: { conversation_id: conversationId, number, opening_id: openingId },
        where: isShownWriter(companyId, conversationId),
      });
  });
  events.on(companyClosed, ({ db }, { companyId }) => deleteEndpointsOf(db, companyId));
}

function applicationOf({ applicationId, openingId }: { applicationId: string; openingId: string }) {
  return { application_id: applicationId, opening_id: openingId };
}

function tellOf<Type extends Exclude<WebhookType, 'message.received'>>(
  context: Context,
  companyId: string,
  type: Type,
  data: WebhookData<Type> & { opening_id: string },
): Promise<void> {
  return tellPrograms(context, { companyId, type, stream: data.opening_id, data });
}

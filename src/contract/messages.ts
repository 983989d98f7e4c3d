import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { conversationFilters, conversationsShown, messagesShown } from '#domain/messages/limits.ts';
import { conversationReport, newMessage, saysSomething } from '#domain/messages/messages.ts';
import { filterText } from '#domain/text/fields.ts';
import { done } from './done.ts';
import { aboutConversation, conversation, message } from './message-responses.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Messages';
const one = z.object({ id: z.string().max(64) });

const sides = 'candidate-or-approved-company';

/** Conversations between a company and a candidate who applied or was invited (`/messaging-v1`). */
export const messages = {
  list: call({
    method: 'GET',
    path: '/messages',
    policy: sides,
    feature: 'messaging',
    summary: `The caller's conversations, the latest first, ${conversationsShown} a page.`,
    tag,
  })
    .input(
      z.object({
        page: pageNumber(500),
        show: z.enum(conversationFilters).optional().catch(undefined),
        /** Sought in the other's name, the opening and what was written. */
        searchkey: filterText(100).optional(),
      }),
    )
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({ total: z.number(), data: z.array(conversation) }),
      }),
    ),
  unread: call({
    method: 'GET',
    path: '/messages-unread',
    policy: sides,
    summary: 'In how many conversations something is unread, counted up to 100.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.object({ count: z.number() }) })),
  read: call({
    method: 'GET',
    path: '/messages/{id}',
    policy: sides,
    feature: 'messaging',
    summary: `The latest ${messagesShown} messages of a conversation, or those before a number; the first one first.`,
    tag,
  })
    .input(one.extend({ before: z.coerce.number().int().min(1).max(10_000_000).optional() }))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          conversation,
          messages: z.array(message),
          has_earlier: z.boolean(),
          /** How far the caller had read. */
          read: z.number(),
          /** Where the other side is and what its clocks follow; null where the country has several times. */
          clock: z.object({ country: z.string(), timezone: z.string() }).nullable(),
          may: z.object({ write: z.boolean(), block: z.boolean() }),
        }),
      }),
    ),
  about: call({
    method: 'GET',
    path: '/messages/{id}/about',
    policy: sides,
    feature: 'messaging',
    summary: 'What stands beside a conversation: the application, and facts of the other side.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: aboutConversation })),
  open: call({
    method: 'POST',
    path: '/messages',
    policy: 'approved-recruiter',
    feature: 'messaging',
    summary: 'Begins a conversation with a candidate who applied or was invited, or finds it.',
    tag,
    toast: 'refusals',
    limit: 'conversation',
  })
    .input(z.object({ candidate_id: z.string().max(64) }))
    .output(
      done.extend({
        data: z.object({
          id: z.string(),
          /** In which the candidate reads. */
          locale: z.enum(locales),
        }),
      }),
    ),
  send: call({
    method: 'POST',
    path: '/messages/{id}',
    policy: sides,
    feature: 'messaging',
    summary: 'Writes a message; one that is sent again with its key is one.',
    tag,
    toast: 'none',
    limit: 'message',
  })
    .input(
      one.extend(newMessage.shape).refine(saysSomething, { error: 'validation_required', path: ['text'] }),
    )
    .output(done.extend({ data: message })),
  seen: call({
    method: 'PUT',
    path: '/messages/{id}/read',
    policy: sides,
    feature: 'messaging',
    summary: 'Marks a conversation as read up to a message.',
    tag,
    toast: 'none',
  })
    .input(one.extend({ number: z.number().int().min(0).max(10_000_000) }))
    .output(done),
  unseen: call({
    method: 'PUT',
    path: '/messages/{id}/unread',
    policy: sides,
    feature: 'messaging',
    summary: "Puts a conversation back among the caller's unread ones, until it is opened again.",
    tag,
    toast: 'refusals',
  })
    .input(one)
    .output(done),
  mute: call({
    method: 'PUT',
    path: '/messages/{id}/mute',
    policy: sides,
    feature: 'messaging',
    summary: "Tells the caller's side of a conversation neither by email nor by the bell, or again.",
    tag,
    toast: 'refusals',
  })
    .input(one.extend({ muted: z.boolean() }))
    .output(done),
  writing: call({
    method: 'POST',
    path: '/messages/{id}/writing',
    policy: sides,
    feature: 'messaging',
    summary: 'Tells the other side, if it looks now, that the caller is writing.',
    tag,
    toast: 'none',
  })
    .input(one)
    .output(done),
  block: call({
    method: 'PUT',
    path: '/messages/{id}/block',
    policy: sides,
    feature: 'messaging',
    summary: 'Ends a conversation for both sides, or takes that back.',
    tag,
    toast: 'refusals',
  })
    .input(one.extend({ blocked: z.boolean() }))
    .output(done),
  report: call({
    method: 'POST',
    path: '/messages/{id}/report',
    policy: sides,
    feature: 'messaging',
    summary: 'Brings a conversation before the administrators, with what was written last.',
    tag,
    toast: 'refusals',
    limit: 'conversation_report',
  })
    .input(one.extend(conversationReport.shape))
    .output(done),
};

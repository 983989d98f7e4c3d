import { z } from 'zod';
import {
  conversationFilters,
  conversationSides,
  conversationsShown,
  messagesShown,
} from '#domain/messages/limits.ts';
import { conversationReport, newMessage, saysSomething } from '#domain/messages/messages.ts';
import { filterText } from '#domain/text/fields.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Messages';
const one = z.object({ id: z.string().max(64) });

const conversation = z.object({
  id: z.string(),
  /** Whom the caller writes with: the candidate, or the company. */
  with: z.object({
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    /** Of the company; null for a candidate. */
    slug: z.string().nullable(),
  }),
  /** The opening that brought them together; null once it is gone. */
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  last: z.object({ text: z.string(), side: z.enum(conversationSides).nullable(), at: z.string() }),
  unread: z.number(),
  /** Which side ended it; both may have. */
  blocked_by: z.array(z.enum(conversationSides)),
  /** Of the caller. */
  side: z.enum(conversationSides),
});
export type Conversation = z.infer<typeof conversation>;

const attachment = z.object({
  /** To be read below `/api/`, by the two sides alone. */
  path: z.string(),
  name: z.string(),
  /** `application/pdf` or `image/webp`. */
  type: z.string(),
  size: z.number(),
});
export type Attachment = z.infer<typeof attachment>;

const message = z.object({
  number: z.number(),
  side: z.enum(conversationSides),
  /** Null once that account is gone. */
  author: z.string().nullable(),
  is_own: z.boolean(),
  text: z.string(),
  files: z.array(attachment),
  /** The sender's own. */
  key: z.string(),
  at: z.string(),
  /** Whether somebody of the other side has read it. */
  is_read: z.boolean(),
});
export type Message = z.infer<typeof message>;

const sides = 'candidate-or-approved-company';

/** Conversations between a company and a candidate who applied or was invited (`/messaging-v1`). */
export const messages = {
  list: call({
    method: 'GET',
    path: '/messages',
    policy: sides,
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
          may: z.object({ write: z.boolean(), block: z.boolean() }),
        }),
      }),
    ),
  open: call({
    method: 'POST',
    path: '/messages',
    policy: 'approved-recruiter',
    summary: 'Begins a conversation with a candidate who applied or was invited, or finds it.',
    tag,
    toast: 'refusals',
    limit: 'conversation',
  })
    .input(z.object({ candidate_id: z.string().max(64) }))
    .output(done.extend({ data: z.object({ id: z.string() }) })),
  send: call({
    method: 'POST',
    path: '/messages/{id}',
    policy: sides,
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
    summary: 'Marks a conversation as read up to a message.',
    tag,
    toast: 'none',
  })
    .input(one.extend({ number: z.number().int().min(0).max(10_000_000) }))
    .output(done),
  writing: call({
    method: 'POST',
    path: '/messages/{id}/writing',
    policy: sides,
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
    summary: 'Brings a conversation before the administrators, with what was written last.',
    tag,
    toast: 'refusals',
    limit: 'conversation_report',
  })
    .input(one.extend(conversationReport.shape))
    .output(done),
};

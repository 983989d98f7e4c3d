import { z } from 'zod';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { conversationSides } from '#domain/messages/limits.ts';

export const conversation = z.object({
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
  /** At least one where the caller put it back among the unread. */
  unread: z.number(),
  /** Whether the caller's side is told of it neither by email nor by the bell. */
  is_muted: z.boolean(),
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

export const message = z.object({
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

/** What stands beside a conversation. */
export const aboutConversation = z.object({
  /** One by which the two know each other; `label` is how the candidate reads its status. */
  application: z
    .object({
      id: z.string(),
      status: z.enum(storedApplicationStatuses),
      label: z.string(),
      applied_at: z.string(),
      job: z.object({ id: z.string(), title: z.string() }),
    })
    .nullable(),
  /** For a company: how much of what that opening asks the candidate meets. */
  fit: z.object({ met: z.number(), total: z.number() }).nullable(),
  /** For a company that may see the profile. */
  candidate: z
    .object({
      title: z.string(),
      current_position: z.string(),
      current_company: z.string(),
      residence_country: z.string(),
      total_experience: z.string().nullable(),
      visa_option: z.string().nullable(),
      notice_period: z.number().nullable(),
      languages: z.array(z.string()),
    })
    .nullable(),
  /** For a candidate. */
  company: z
    .object({
      industry: z.string(),
      city: z.string(),
      country: z.string(),
      number_of_employee: z.string(),
      verified: z.boolean(),
      has_page: z.boolean(),
    })
    .nullable(),
});
export type AboutConversation = z.infer<typeof aboutConversation>;

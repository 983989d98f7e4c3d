import { z } from 'zod';
import { conversationSides } from '#domain/messages/limits.ts';
import { candidateSuspension } from '#domain/messages/reports.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Administration';

const reported = z.object({
  id: z.string(),
  /** Which side is reported, by the other one. */
  about: z.enum(conversationSides),
  company: z.object({ id: z.string(), name: z.string() }),
  candidate: z.object({ name: z.string(), is_suspended: z.boolean() }),
  /** Null once that account is gone. */
  reporter: z.string().nullable(),
  text: z.string(),
  created_at: z.string(),
  /** What was written last when it was reported, the oldest first. */
  evidence: z.array(z.object({ side: z.enum(conversationSides), text: z.string(), sent_at: z.string() })),
  is_open: z.boolean(),
});
export type ReportedConversation = z.infer<typeof reported>;

const one = z.object({ id: z.string().max(100) });

/** Companies and candidates who were reported by each other. */
export const conversationReports = {
  list: call({
    method: 'GET',
    path: '/conversation_reports',
    policy: 'admin',
    summary:
      'Companies and candidates that were reported, with what was written, the longest waiting first; then the candidates who are shut out.',
    tag,
  })
    .input(z.object({ page: pageNumber(1000) }))
    .output(z.object({ status: z.literal(200), total: z.int(), per_page: z.int(), data: z.array(reported) })),
  settle: call({
    method: 'POST',
    path: '/conversation_reports/{id}/settlement',
    policy: 'admin',
    summary: 'Puts a report away: there is nothing in it, or it was seen to.',
    tag,
  })
    .input(one.extend({ verdict: z.enum(['dismissed', 'settled']) }))
    .output(done),
  suspend: call({
    method: 'POST',
    path: '/conversation_reports/{id}/suspension',
    policy: 'admin',
    summary:
      'Shuts the reported candidate out, with a reason that is mailed; nobody finds the profile meanwhile.',
    tag,
  })
    .input(candidateSuspension.extend(one.shape))
    .output(done),
  restore: call({
    method: 'DELETE',
    path: '/conversation_reports/{id}/suspension',
    policy: 'admin',
    summary: 'Lets a candidate in again who was shut out.',
    tag,
  })
    .input(one)
    .output(done),
};

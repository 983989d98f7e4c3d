import { linkDays } from '#domain/interviews/interviews.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { type InterviewRecord, insertLink } from './queries.ts';

/** The path of a page on which the candidate answers without signing in; it opens until two weeks after the interview. */
export async function newAnswerLink(context: Context, interview: InterviewRecord): Promise<string> {
  const token = newToken();
  const last = Math.max(interview.untilAt.getTime(), context.clock.now().getTime());
  await insertLink(context.db, {
    tokenHash: hashToken(token),
    interviewId: interview.id,
    expiresAt: new Date(last + linkDays * dayMs),
  });
  return `/interview?token=${token}`;
}

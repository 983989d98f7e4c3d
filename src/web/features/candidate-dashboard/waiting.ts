import type { OwnApplication } from '#contract/application-responses.ts';
import type { OwnInterview } from '#contract/interview-responses.ts';
import type { ReceivedRequest } from '#contract/talent-pool-responses.ts';
import { videoQuestionsPath } from '#domain/job-openings/opening-address.ts';
import { dayMs } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { timesOf } from '#web/features/interviews/interview-times.tsx';
import { joined } from '#web/isolation.ts';

/** What waits for the candidate, with the one act that settles it. */
export interface Waiting {
  key: string;
  /** What is settled here and stands nowhere else on the page: an interview, the application of video questions. */
  toldId?: string;
  /** Of a company's request, which is answered on the spot. */
  request?: ReceivedRequest;
  company: { name: string; logo: string | null } | null;
  title: string;
  about: string;
  /** A time that both meet by, or until when an answer counts. */
  times?: { starts_at: string; ends_at: string };
  until?: string;
  /** Of video questions, for which no day is set: when the company means to reply, and when the application went. */
  asked?: { replyDue: string | null; appliedAt: string };
  /** What follows where nothing is done. */
  without?: string;
  /** Where it is settled, unless on the spot. */
  act?: { label: string; to: string };
  /** What the order goes by, in milliseconds. */
  by: number;
}

/** So near that a company waits for a word, or the candidate should get ready. */
const soonDays = 2;

/** What waits, the nearest first: interviews without an answer or soon, video questions, invitations and requests. */
export function waitingOf(
  {
    interviews,
    applications,
    requests,
  }: {
    interviews: readonly OwnInterview[];
    applications: readonly OwnApplication[];
    requests: readonly ReceivedRequest[];
  },
  now: number,
): Waiting[] {
  return [
    ...interviews.flatMap((interview) => ofInterview(interview, now)),
    ...applications.flatMap((application) => ofVideos(application, now)),
    ...requests.flatMap(ofRequest),
  ].toSorted((one, other) => one.by - other.by);
}

/** What stands at the top; the others stand in their own cards below. */
export function firstOf(waiting: readonly Waiting[]): readonly Waiting[] {
  return waiting.slice(0, 3);
}

/** Whether it is the next thing to do, whatever else the day holds. */
export function isSoon({ by }: Waiting, now: number): boolean {
  return by - now < soonDays * dayMs;
}

function ofInterview(interview: OwnInterview, now: number): Waiting[] {
  const { id, job, company, status, can_answer } = interview;
  const [times] = timesOf(interview);
  if (!times) return [];
  const by = Date.parse(times.starts_at);
  const isAsked = can_answer && status === 'Scheduled';
  const isNear = status === 'Confirmed' && by - now < soonDays * dayMs;
  if (!isAsked && !isNear) return [];
  return [
    {
      key: `interview ${id}`,
      ...(isAsked && { toldId: id }),
      company,
      title: isAsked ? m.candidates_waiting_interview() : m.candidates_waiting_soon(),
      about: joined([company?.name ?? m.candidates_company_hidden(), job.title]),
      times,
      without: isAsked ? m.candidates_waiting_interview_without() : undefined,
      act: {
        label: isAsked ? m.interviews_answer_now() : m.candidates_waiting_see(),
        to: `/interview?id=${id}`,
      },
      by,
    },
  ];
}

function ofVideos(application: OwnApplication, now: number): Waiting[] {
  const { id, job, company, videos_missing, reply_due, applied_at } = application;
  if (videos_missing === 0) return [];
  return [
    {
      key: `videos ${id}`,
      toldId: id,
      company,
      title: m.candidates_application_videos({ count: videos_missing }),
      about: joined([company?.name ?? m.candidates_company_hidden(), job.title]),
      asked: {
        replyDue: reply_due && Date.parse(reply_due) > now ? reply_due : null,
        appliedAt: applied_at,
      },
      without: m.candidates_waiting_videos_without(),
      act: { label: m.candidates_waiting_answer(), to: videoQuestionsPath(job.id) },
      // No day is set for it: it comes after what happens tomorrow.
      by: now + dayMs,
    },
  ];
}

function ofRequest(request: ReceivedRequest): Waiting[] {
  const { id, company, job, status, kind, expires_at } = request;
  if (status !== 'Waiting' || (kind === 'invitation' && !job?.is_open)) return [];
  return [
    {
      key: `request ${id}`,
      toldId: id,
      request,
      company,
      title: job
        ? m.talent_pool_request_invitation({ company: company.name, title: job.title })
        : m.talent_pool_request_update({ company: company.name }),
      about: '',
      until: expires_at,
      without: m.candidates_waiting_request_without(),
      by: Date.parse(expires_at),
    },
  ];
}

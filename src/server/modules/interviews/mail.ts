import { askedTimesOf } from '#domain/interviews/asked-times.ts';
import type { Span } from '#domain/interviews/interviews.ts';
import type { Locale } from '#domain/locale.ts';
import { type InBothScripts, namesOf, shownName } from '#domain/shown-names.ts';
import { offsetIn } from '#domain/zones.ts';
import type { InterviewLetterData } from '#emails/interview-facts.tsx';
import type { InterviewInvitationData } from '#emails/letters/interview-invitation.tsx';
import type { InterviewSettledData } from '#emails/letters/interview-settled.tsx';
import type { InterviewTeamData } from '#emails/letters/interview-team.tsx';
import { interviewNews } from '#server/modules/notifications/news/interview.ts';
import { interviewTeamNews } from '#server/modules/notifications/news/interview-team.ts';
import type { Enclosure } from '#server/modules/notifications/news/news.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { isMember } from '#server/platform/scope.ts';
import { candidateEntry, teamEntry } from './calendar/entries.ts';
import { writeInvitation } from './calendar/write-calendar.ts';
import type { InterviewerRow } from './interviewer-queries.ts';
import { newAnswerLink } from './links.ts';
import { nameIn } from './names.ts';
import type { InterviewRecord } from './queries.ts';
import { candidateZone } from './zones.ts';

/** An interview with its times and who holds it, as letters tell of it. */
export interface LetterFacts {
  interview: InterviewRecord;
  /** The one time, or those to choose from. */
  times: readonly Span[];
  interviewers: readonly InterviewerRow[];
}

interface Candidate {
  name: string;
  email: string;
  locale: Locale;
}

/** Whom letters to the candidate go to; undefined once the account is erased. */
export function candidateOf(interview: InterviewRecord): Candidate | undefined {
  const { candidateName: name, candidateEmail: email, candidateLocale: locale } = interview;
  return name !== null && email !== null && locale !== null ? { name, email, locale } : undefined;
}

/** What the invitation says; the preview shows the same. */
export function invitationData(
  facts: LetterFacts,
  path: string,
  isMoved: boolean,
): InBothScripts<InterviewInvitationData> {
  const kind = facts.times.length > 1 ? 'offered' : isMoved ? 'moved' : 'invited';
  return { ...toCandidate(facts), kind, path };
}

/**
 * To the candidate, with links that answer without signing in. A time that is set brings its calendar entry along; where
 * several are offered instead of one that was set, that one's entry is taken back.
 */
export async function sendInvitation(
  context: Context,
  facts: LetterFacts,
  { isMoved, before }: { isMoved: boolean; before?: Span },
): Promise<void> {
  const { interview } = facts;
  if (!candidateOf(interview)) return;
  const entry = candidateEntry(context, facts, before);
  const data = invitationData(facts, await newAnswerLink(context, interview), isMoved);
  await tellCandidate(context, interview, {
    deed: data.kind,
    about: `${interview.id} ${interview.sequence}`,
    isRung: true,
    letter: { key: 'interview-invitation', data },
    calendar: entry && calendarPart(context, interview.startsAt ? 'REQUEST' : 'CANCEL', entry),
  });
}

/** To the candidate: certain, off or near. */
export async function sendSettled(
  context: Context,
  facts: LetterFacts,
  kind: InterviewSettledData['kind'],
): Promise<void> {
  const { interview } = facts;
  if (!candidateOf(interview)) return;
  const isOff = kind === 'cancelled' || kind === 'declined';
  const entry = isReminder(kind) ? undefined : candidateEntry(context, facts);
  const data: InBothScripts<InterviewSettledData> = {
    ...toCandidate(facts),
    kind,
    cancelMessage: kind === 'cancelled' ? interview.cancelMessage : undefined,
    path: isOff ? undefined : await newAnswerLink(context, interview),
  };
  await tellCandidate(context, interview, {
    deed: kind,
    about: `${interview.id} ${interview.sequence} ${kind}`,
    // What the candidate did needs no bell.
    isRung: kind === 'cancelled' || (kind === 'confirmed' && isMember(context.actor)),
    letter: { key: 'interview-settled', data },
    calendar: entry && calendarPart(context, isOff ? 'CANCEL' : 'REQUEST', entry),
  });
}

/** To who holds it, and to who scheduled it; `exceptId` did it and needs no telling. */
export async function sendToTeam(
  context: Context,
  facts: LetterFacts,
  kind: InterviewTeamData['kind'],
  { others = [], exceptId }: { others?: readonly Addressee[]; exceptId?: string } = {},
): Promise<void> {
  const { interview, interviewers } = facts;
  const everyone = new Map([...others, ...interviewers].map((person) => [person.id, person]));
  const isOff = kind === 'cancelled' || kind === 'declined';
  const asked = kind === 'proposed' ? interview.updatedAt.toISOString() : '';
  for (const person of everyone.values()) {
    const entry = isWithoutEntry(kind) ? undefined : teamEntry(context, facts, person);
    const isOwnDeed = person.id === exceptId;
    if (isOwnDeed && !entry) continue;
    await tell(context, interviewTeamNews, {
      to: [person.id],
      facts: {
        interviewId: interview.id,
        candidateId: interview.candidateId,
        title: interview.title,
        deed: kind,
        about: `${interview.id} ${interview.sequence} ${kind}${asked}`,
        isRung: !isOwnDeed && !isReminder(kind) && kind !== 'scorecard',
        data: toTeam(facts, person, kind),
        calendar: entry && calendarPart(context, isOff ? 'CANCEL' : 'REQUEST', entry),
      },
    });
  }
}

function isWithoutEntry(kind: InterviewTeamData['kind']): boolean {
  return isReminder(kind) || kind === 'proposed' || kind === 'scorecard';
}

type CandidateNews = Parameters<typeof interviewNews.path>[0];

async function tellCandidate(
  context: Context,
  interview: InterviewRecord,
  news: Omit<CandidateNews, 'interviewId' | 'title' | 'company'>,
): Promise<void> {
  const { id: interviewId, candidateId, knownTitle: title } = interview;
  const { companyName: company, companyNameAr: companyAr } = shownName(interview);
  await tell(context, interviewNews, {
    to: candidateId === null ? [] : [candidateId],
    facts: { ...news, interviewId, title, company, companyAr },
  });
}

function schedulePath({ id }: InterviewRecord): string {
  return `/schedules?id=${id}`;
}

export type Addressee = Omit<InterviewerRow, 'interviewId'>;

function isReminder(kind: string): boolean {
  return kind === 'tomorrow' || kind === 'soon';
}

function toCandidate(facts: LetterFacts): InBothScripts<InterviewLetterData> {
  const { interview, times, interviewers } = facts;
  // A hidden company stays hidden in letters too (security P8).
  const isHidden = interview.hideCompanyName;
  return {
    name: interview.candidateName ?? '',
    nameAr: interview.candidateNameAr,
    title: interview.knownTitle,
    ...shownName(interview),
    times,
    zones: distinctZones(interview, [candidateZone(interview), interview.timezone]),
    type: interview.type,
    place: interview.place,
    message: interview.message || undefined,
    ...(isHidden ? { interviewers: [] } : bothNamesOf(interviewers)),
  };
}

function toTeam(
  facts: LetterFacts,
  person: Addressee,
  kind: InterviewTeamData['kind'],
): InBothScripts<InterviewTeamData> {
  const { interview, interviewers } = facts;
  const asked = kind === 'proposed' ? askedSpans(interview) : facts.times;
  return {
    ...namesOf(person),
    kind,
    title: interview.title,
    candidateName: nameIn(interview, person.locale),
    candidateMessage: ['declined', 'proposed', 'confirmed'].includes(kind)
      ? interview.candidateMessage || undefined
      : undefined,
    times: asked,
    zones: distinctZones(interview, [interview.timezone, candidateZone(interview)]),
    type: interview.type,
    place: interview.place,
    ...bothNamesOf(interviewers),
    path: schedulePath(interview),
  };
}

function bothNamesOf(interviewers: readonly InterviewerRow[]) {
  return {
    interviewers: interviewers.map(({ name }) => name),
    interviewersAr: interviewers.map(({ nameAr }) => nameAr),
  };
}

/** What the candidate asks for; without an end, as long as the interview lasts. */
function askedSpans(interview: InterviewRecord): Span[] {
  return askedTimesOf(interview).map(({ starts_at, until }) => {
    const startsAt = new Date(starts_at);
    const lasting = startsAt.getTime() + interview.duration * 60_000;
    return { startsAt, endsAt: new Date(until ?? lasting) };
  });
}

/** Zones with the same time then are told once. */
function distinctZones({ fromAt }: InterviewRecord, zones: readonly (string | undefined)[]): string[] {
  const known = zones.filter((zone) => zone !== undefined);
  return known.filter(
    (zone, index) => known.findIndex((other) => offsetIn(fromAt, other) === offsetIn(fromAt, zone)) === index,
  );
}

function calendarPart(
  context: Context,
  method: 'REQUEST' | 'CANCEL',
  entry: Parameters<typeof writeInvitation>[1],
): Enclosure {
  return { method, content: writeInvitation(method, entry, context.clock.now()) };
}

import type { ReactNode } from 'react';
import type { InterviewType, Span } from '#domain/interviews/interviews.ts';
import type { Locale } from '#domain/locale.ts';
import { m } from '#texts/any-language.js';
import { meetingTime } from './dates.ts';
import { Facts, Quote } from './parts.tsx';

/** What every letter about an interview knows of it. */
export interface InterviewLetterData {
  /** Of the recipient. */
  name: string;
  title: string;
  /** Left out where the opening hides its company. */
  companyName?: string;
  /** In letters to the company. */
  candidateName?: string;
  /** The one time, or those to choose from. */
  times: readonly Span[];
  /** The recipient's zone first, where it is another one than the company's. */
  zones: readonly string[];
  type: InterviewType;
  place: string;
  message?: string;
  /** Left out where the opening hides its company. */
  interviewers: readonly string[];
}

/** When, how, where and with whom; each time on the clocks of both sides. */
export function InterviewFacts({ data, locale }: { data: InterviewLetterData; locale: Locale }) {
  const { times, zones } = data;
  const when = (number: number) =>
    times.length > 1
      ? m.letters_fact_time_choice({ number }, { locale })
      : m.letters_fact_time({}, { locale });
  return (
    <>
      <Facts
        facts={[
          ...times.map((span, index) => [when(index + 1), ...clocksOf(span, zones, locale)] as const),
          [placeWord(data.type, locale), data.place],
          [m.letters_fact_candidate({}, { locale }), data.candidateName],
          [
            m.letters_fact_interviewers({}, { locale }),
            data.interviewers.join(m.common_comma({}, { locale })) || undefined,
          ],
          [m.letters_fact_opening({}, { locale }), data.title],
          [m.letters_fact_company({}, { locale }), data.companyName],
        ]}
      />
      {data.message ? <Quote>{data.message}</Quote> : null}
    </>
  );
}

/** The reader's own clock on a line of its own, the other's small under it. */
function clocksOf(span: Span, zones: readonly string[], locale: Locale): [ReactNode, ...ReactNode[]] {
  const [own, ...others] = zones.map((zone) => <Clock key={zone} span={span} zone={zone} locale={locale} />);
  return [own, ...others];
}

/** A meeting on the clocks of one zone; its hours never break in the middle. */
function Clock({ span, zone: timeZone, locale }: { span: Span; zone: string; locale: Locale }) {
  const { day, hours, zone } = meetingTime(span, timeZone, locale);
  return (
    <>
      {day + m.common_comma({}, { locale })}
      <span style={{ whiteSpace: 'nowrap' }}>{hours}</span>
      {` (${zone})`}
    </>
  );
}

/** How it is held, in a word. */
function placeWord(type: InterviewType, locale: Locale): string {
  return placeWords[type]({}, { locale });
}

const placeWords = {
  'video link': m.letters_fact_video_link,
  'interviewer phone': m.letters_fact_phone,
  location: m.letters_fact_place,
} satisfies Record<InterviewType, unknown>;

export const previewInterview: InterviewLetterData = {
  name: 'Amira Haddad',
  title: 'Senior Structural Engineer',
  companyName: 'Rawdat Engineering',
  times: [{ startsAt: new Date('2026-11-30T07:00:00Z'), endsAt: new Date('2026-11-30T07:45:00Z') }],
  zones: ['Asia/Manila', 'Asia/Qatar'],
  type: 'video link',
  place: 'https://meet.example.com/rawdat',
  message: 'Please keep your licence at hand.',
  interviewers: ['Huda Salem'],
};

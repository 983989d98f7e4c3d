import type { PoolCandidate, PoolRelation } from '#contract/talent-pool-responses.ts';
import { monthsOfTotal } from '#domain/candidates/experience-dates.ts';
import { countryName } from '#domain/reference/countries.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { stageTone } from '#web/application-stages.tsx';
import type { Tone } from '#web/design/data/status-badge.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { shortDayText } from '#web/moments.ts';

/** "ICU Nurse, Corniche Hospital". */
export function postText({
  current_position,
  current_company,
  title,
}: Pick<PoolCandidate, 'current_position' | 'current_company' | 'title'>): string {
  const position = current_position || title;
  if (!position) return current_company;
  if (current_company) return m.talent_pool_at({ position, company: current_company });
  return current_position ? m.talent_pool_between_posts({ position }) : position;
}

/** "7 years"; empty where the profile has no job. */
export function yearsText(total: string | null): string {
  if (total === null) return '';
  const years = Math.floor(monthsOfTotal(total) / 12);
  return years === 0 ? m.talent_pool_under_a_year() : m.talent_pool_years({ count: years, years });
}

/** "30 days", "At once"; empty where nothing is said. */
export function noticeText(days: number | null): string {
  if (days === null) return '';
  return days === 0 ? m.talent_pool_at_once() : m.talent_pool_days({ count: days });
}

export function placeText(country: string): string {
  return country ? countryName(country, getLocale()) : '';
}

/** How the company and the candidate stand, in words with the tone of their status; nothing where there is nothing. */
export function relationWords({
  application,
  invitation,
  update,
}: PoolRelation): { text: string; tone: Tone }[] {
  const day = (at: string | null) => shortDayText(at ?? '', getLocale());
  const words: { text: string; tone: Tone }[] = [];
  if (application) {
    const status = statusText(application.status);
    const text = m.talent_pool_applied({ day: day(application.applied_at), status });
    words.push({ text, tone: stageTone(application.status) });
  }
  if (invitation && !application) {
    const answered = { day: day(invitation.answered_at ?? invitation.sent_at) };
    if (invitation.status === 'Waiting')
      words.push({ text: m.talent_pool_invited({ day: day(invitation.sent_at) }), tone: 'wait' });
    if (invitation.status === 'Accepted') words.push({ text: m.talent_pool_accepted(answered), tone: 'ok' });
    if (invitation.status === 'Declined')
      words.push({ text: m.talent_pool_declined(answered), tone: 'neutral' });
    if (invitation.status === 'Expired') words.push({ text: m.talent_pool_expired(), tone: 'neutral' });
  }
  if (update) {
    const answered = { day: day(update.answered_at ?? update.sent_at) };
    if (update.status === 'Waiting')
      words.push({ text: m.talent_pool_asked({ day: day(update.sent_at) }), tone: 'wait' });
    if (update.status === 'Done') words.push({ text: m.talent_pool_done(answered), tone: 'ok' });
    if (update.status === 'Declined')
      words.push({ text: m.talent_pool_ask_declined(answered), tone: 'neutral' });
  }
  return words;
}

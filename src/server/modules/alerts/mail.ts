import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { confirmationDays } from '#domain/alerts/alerts.ts';
import { placesOf } from '#domain/job-openings/every-place.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import type { Locale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { cityIn } from '#domain/reference/cities.ts';
import { jobsForYou } from '#server/modules/notifications/news/jobs-for-you.ts';
import { foundLetter, openingsFound } from '#server/modules/notifications/news/openings-found.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import { unsubscribePathOf } from '#server/modules/notifications/unsubscribe-service.ts';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { signToken } from '#server/platform/signed-token.ts';
import type { AlertToTell } from './letter-queries.ts';

/** To an address that asked for an alert: the one email before it is confirmed. */
export async function sendConfirmation(
  context: Context,
  subscriber: { id: string; email: string; locale: Locale },
  alert: { id: string; name: string },
): Promise<void> {
  const token = await signToken(context.db, 'job-alerts', `${subscriber.id} ${alert.id}`);
  await sendLetter(context, {
    to: subscriber.email,
    locale: subscriber.locale,
    letter: 'job-alert-confirm',
    data: { search: alert.name, path: `/job-alerts?token=${token}`, days: confirmationDays },
    about: `job-alert-confirm:${alert.id}`,
    concerns: subscriber.id,
  });
}

/** To whoever keeps an alert: the new openings that fit, with the ways to change and to end it. */
export async function sendFound(
  context: Context,
  alert: AlertToTell,
  found: { openings: readonly OpeningCard[]; inArabic: readonly OpeningCard[]; count: number },
): Promise<void> {
  const openings = found.openings.map((opening, index) => ({
    title: opening.title,
    place: placeOf(opening),
    placeAr: placeInArabic(found.inArabic[index] ?? opening),
    path: openingPath(opening),
  }));
  const about = `job-alert:${alert.id}:${found.openings[0]?.id}`;
  const facts = {
    ...{ alertId: alert.id, search: alert.name, searchAr: alert.nameAr, count: found.count, openings, about },
    searchPath: alert.companyId === null ? searchPath(alert.filters) : `/company/${alert.companyId}`,
  };
  const { accountId } = alert;
  if (accountId !== null)
    return tell(context, alert.origin === 'wishes' ? jobsForYou : openingsFound, { to: [accountId], facts });
  const { subscriberId, subscriberEmail, subscriberLocale, stoppedAt } = alert;
  if (subscriberId === null || subscriberEmail === null || subscriberLocale === null || stoppedAt) return;
  const token = await signToken(context.db, 'job-alerts', subscriberId);
  await sendLetter(context, {
    to: subscriberEmail,
    locale: subscriberLocale,
    letter: 'job-alert',
    data: { ...foundLetter(facts), searchAr: facts.searchAr, changePath: `/job-alerts?token=${token}` },
    about,
    concerns: subscriberId,
    unsubscribePath: await unsubscribePathOf(context.db, { topic: 'job_alerts', accountId: subscriberId }),
  });
}

/** So many cities of an opening stand beside its company. */
const citiesShown = 3;

/** In no language but that of the names: who reads the letter is known when it is delivered. */
function placeOf(opening: OpeningCard, nameOf = (city: string) => city, comma = ', '): string {
  const cities = [...new Set(placesOf(opening).map(({ city }) => nameOf(city)))].filter(Boolean);
  const more = cities.length - citiesShown;
  const named = cities.slice(0, citiesShown).join(comma);
  return [opening.company?.name, more > 0 ? `${named} +${more}` : named].filter(Boolean).join(' · ');
}

function placeInArabic(opening: OpeningCard): string {
  return placeOf(opening, (city) => cityIn(arabic, city), '، ');
}

/** The search of an alert as the pool's address. */
function searchPath(filters: Record<string, string | string[]>): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return `/jobs-pool?${query}`;
}

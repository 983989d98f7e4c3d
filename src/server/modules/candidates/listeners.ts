import type { Locale } from '#domain/locale.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { pictureUploaded } from '../files/events.ts';
import { accountVerified, sessionAsked } from '../identity/events.ts';
import { recordConsents } from './consents.ts';
import { presentDetails } from './details.ts';
import { candidateChanged } from './events.ts';
import { keepPicture } from './files-of-profile.ts';
import { countVideos, findPerson } from './queries.ts';
import { refreshStrength } from './strength.ts';
import { videoIntroductionChanged } from './video-introduction/events.ts';

/** What happens to a candidate when something happens to the account or its files. */
export function candidateListeners(events: Events<Context>): void {
  events.on(sessionAsked, async (context, { accountId, role, add }) => {
    if (role !== 'candidate') return;
    const person = await findPerson(context.db, accountId);
    if (!person) return;
    const details = await presentDetails(context, person);
    const { profile_view, profile_strength } = details;
    add({
      avatar: details.avatar,
      data: { profile_view, profile_strength },
      candidateDetails: details,
      dataStats: { profile_view, profile_strength, cv_downloads: person.candidate.cvDownloads },
      settings: {
        email_consent: details.email_consent,
        whatsapp_consent: details.whatsapp_consent,
        email_new_job: details.email_new_job,
        email_incomplete_interview: details.email_incomplete_interview,
        email_job_updates: details.email_job_updates,
      },
    });
  });
  events.on(pictureUploaded, async (context, { fileId, kind, accountId }) => {
    if (kind === 'avatar' && context.actor.role === 'candidate')
      await keepPicture(context, accountId, fileId);
  });
  events.on(videoIntroductionChanged, async (context, { candidateId }) => {
    const hasVideos = (await countVideos(context.db, candidateId)) > 0;
    await recordConsents(context, candidateId, { video: hasVideos });
    await refreshStrength(context, candidateId);
    await context.events.publish(context, candidateChanged, { candidateId });
  });
  events.on(accountVerified, async (context, { accountId, role, isFirst }) => {
    if (role !== 'candidate') return;
    await context.events.publish(context, candidateChanged, { candidateId: accountId });
    const person = isFirst ? await findPerson(context.db, accountId) : undefined;
    if (!person) return;
    const { email, name, locale } = person.account;
    await sendLetter(context, {
      to: email,
      locale: locale as Locale,
      accountId,
      letter: 'welcome-candidate',
      about: `welcome:${accountId}`,
      data: { name },
    });
  });
}

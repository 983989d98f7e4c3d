import { namesOf } from '#domain/shown-names.ts';
import { pictureUploaded, waitingFilesRead } from '#server/modules/files/events.ts';
import { accountVerified } from '#server/modules/identity/events.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { candidateChanged } from './events.ts';
import { keepPicture } from './profile/files.ts';
import { refreshStrength } from './profile/strength.ts';
import { countVideos, findPerson, setCvText } from './queries.ts';
import { recordConsents } from './settings/consents.ts';
import { videoIntroductionChanged } from './video-introduction/events.ts';

/** What happens to a candidate when something happens to the account or its files. */
export function candidateListeners(events: Events<Context>): void {
  events.on(pictureUploaded, async (context, { fileId, kind, accountId }) => {
    if (kind === 'avatar' && context.actor.role === 'candidate')
      await keepPicture(context, accountId, fileId);
  });
  events.on(waitingFilesRead, async (context, { fileIds, text }) => {
    for (const candidateId of await setCvText(context.db, fileIds, text))
      await context.events.publish(context, candidateChanged, { candidateId });
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
    const { email, locale } = person.account;
    await sendLetter(context, {
      to: email,
      locale,
      accountId,
      letter: 'welcome-candidate',
      about: `welcome:${accountId}`,
      data: namesOf(person.account),
    });
  });
}

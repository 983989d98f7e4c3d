import { parsePhone } from '#domain/phones.ts';
import type { WhatsappContacts } from '#server/modules/notifications/contributors.ts';
import { selectContact } from './queries.ts';
import { openPhone } from './sealed.ts';

/** The box of the sign-up, and the number of the profile. */
export const candidateWhatsapp: WhatsappContacts = {
  async read({ db, config }, accountId) {
    const found = await selectContact(db, accountId);
    if (!found) return undefined;
    const number = parsePhone(found.dialCode, openPhone(config, accountId, found))?.international.replace(
      '+',
      '',
    );
    return { hasAgreed: found.whatsappConsent, number };
  },
};

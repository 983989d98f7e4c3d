import { z } from 'zod';
import { shortText } from '#domain/text/text.ts';
import { emailAddress } from './emails.ts';
import { foundRoles, foundStatuses, lookReasons } from './look-reasons.ts';

/** What is written down with each look: the reason, and in 5 to 100 characters whose request or case it is. */
export const look = z.object({
  look_reason: z.enum(lookReasons, { error: 'validation_option' }),
  look_note: shortText(100, {}, 5),
});
export type Look = z.infer<typeof look>;

/** POST api/admin_people/search: by name, email or id, 2 to 200 characters. */
export const peopleSearch = look.extend({
  q: shortText(200, {}, 2),
  role: z.enum(foundRoles).nullish().catch(null),
  status: z.enum(foundStatuses).nullish().catch(null),
  page: z.coerce.number().int().min(1).max(50).catch(1).optional(),
});

/** PUT api/admin_people/{id}/email: the new address, and what proved that it is the person's (5 to 100 characters). */
export const addressCorrection = look.extend({
  email: emailAddress,
  address_proof: shortText(100, {}, 5),
});

/** POST api/admin_people/{id}/erasure: the person's email typed again, and the administrator's own password. */
export const erasureAtWish = look.extend({
  email: shortText(255),
  password: shortText(1024, { required: 'validation_password_required' }),
});
export type PeopleSearch = z.infer<typeof peopleSearch>;

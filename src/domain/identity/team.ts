import { z } from 'zod';
import { personName } from '#domain/names.ts';
import { shortText } from '#domain/text/text.ts';
import { whenTexts } from '#domain/text/when-right.ts';
import { checkConfirmation, passwordConfirmation } from './accounts.ts';
import { password } from './credentials.ts';
import { emailAddress } from './emails.ts';
import { accountStatuses } from './people.ts';
import { givenCode } from './second-factor.ts';

/** An invitation of an administrator is open for so many days. */
export const adminInvitationDays = 3;

/** POST api/admin_team. */
export const adminInvitation = z.object({ email: emailAddress });

/** PUT api/admin_team/{id}/status. */
export const adminStatusChange = z.object({
  status: z.enum(accountStatuses, { error: 'validation_option' }),
});

/**
 * POST api/admin_invitation: a password of at least 15 characters, or a shorter one with the first code of an
 * authenticator app.
 */
export const adminAcceptance = z
  .object({
    token: shortText(200),
    name: personName,
    password,
    passwordCheck: passwordConfirmation(),
    code: givenCode.nullish(),
  })
  .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'));

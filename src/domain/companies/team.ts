import { z } from 'zod';
import { checkConfirmation, passwordConfirmation } from '#domain/identity/accounts.ts';
import { password, presentedPassword } from '#domain/identity/credentials.ts';
import { emailAddress } from '#domain/identity/emails.ts';
import { personName } from '#domain/names.ts';
import { shortText } from '#domain/text/text.ts';
import { whenTexts } from '#domain/text/when-right.ts';
import { applicationMails } from './members.ts';
import { memberRoles } from './roles.ts';

/** An invitation is open for so many days. */
export const invitationDays = 7;

const role = z.enum(memberRoles, { error: 'validation_option' });

/** POST api/company_members: who is invited, as what, for which openings. */
export const memberInvitation = z.object({
  email: emailAddress,
  role,
  /** For a hiring manager or an interviewer: the openings to be named for; of other roles they say nothing. */
  openings: z.array(z.string().max(64)).max(500).optional(),
});

/** PUT api/company_members/{id}/openings. */
export const memberOpenings = z.object({ openings: z.array(z.string().max(64)).max(500) });

/** PUT api/job_opening/{id}/team. */
export const openingMembers = z.object({ members: z.array(z.string().max(64)).max(100) });

/** PUT api/company_notifications. */
export const memberNotifications = z.object({
  applications: z.enum(applicationMails, { error: 'validation_option' }),
  /** Of being named in a note; left out, it stays as it is. */
  mentions: z.boolean().optional(),
});

/** PUT api/company_members/{id}. */
export const memberChange = z.object({ role });

/** Accepting an invitation with a new account. */
export const invitationAcceptance = z
  .object({
    token: shortText(200),
    name: personName,
    password,
    passwordCheck: passwordConfirmation(),
  })
  .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'));

/** Accepting an invitation with the account that its address has: 'Enter Password First'. */
export const invitationJoining = z.object({
  token: shortText(200),
  password: presentedPassword('validation_enter_password'),
});

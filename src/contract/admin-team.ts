import { z } from 'zod';
import { accountStatuses } from '#domain/identity/people.ts';
import { adminAcceptance, adminInvitation, adminStatusChange } from '#domain/identity/team.ts';
import { shortText } from '#domain/text/text.ts';
import { done } from './done.ts';
import { call } from './route.ts';
import { opened } from './session.ts';

const tag = 'Administrators';
const id = z.string().max(100);

const administrator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['admin', 'superadmin']),
  status: z.enum(accountStatuses),
  has_second_step: z.boolean(),
  last_sign_in_at: z.string().nullable(),
  is_you: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

const invitation = z.object({ id: z.string(), email: z.string(), expires_at: z.string() });

/** The administrators of the site: made by invitation of a superadmin alone. */
export const adminTeam = {
  list: call({
    method: 'GET',
    path: '/admin_team',
    policy: 'superadmin',
    summary: 'Admins and superadmins, and who is invited.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ administrators: z.array(administrator), invitations: z.array(invitation) }),
    }),
  ),
  invite: call({
    method: 'POST',
    path: '/admin_team',
    policy: 'superadmin',
    summary:
      'Invites an admin by letter; the link works once and for 3 days. A new invitation ends an older one.',
    tag,
    toast: 'none',
    limit: 'member_invitation',
  })
    .input(adminInvitation)
    .output(done.extend({ data: invitation })),
  withdraw: call({
    method: 'DELETE',
    path: '/admin_team/invitations/{id}',
    policy: 'superadmin',
    summary: 'Withdraws an open invitation.',
    tag,
  })
    .input(z.object({ id }))
    .output(done),
  setStatus: call({
    method: 'PUT',
    path: '/admin_team/{id}/status',
    policy: 'superadmin',
    summary:
      'Shuts an administrator out, ending the sessions, or lets one in again; the last superadmin stays.',
    tag,
  })
    .input(adminStatusChange.extend({ id }))
    .output(done),
  removeSecondStep: call({
    method: 'POST',
    path: '/admin_team/{id}/second_step_removal',
    policy: 'superadmin',
    summary:
      'Removes the lost second step of another administrator, whose password and sessions end with it.',
    tag,
    transaction: 'own',
  })
    .input(z.object({ id }))
    .output(done),
  invitation: call({
    method: 'GET',
    path: '/admin_invitation',
    policy: 'public',
    summary:
      'What an invitation’s link stands for, with the key of the authenticator app that may be set up.',
    tag,
    toast: 'none',
  })
    .input(z.object({ token: shortText(200) }))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          inviter: z.string(),
          email: z.string(),
          secret: z.string(),
          uri: z.string(),
        }),
      }),
    ),
  accept: call({
    method: 'POST',
    path: '/admin_invitation',
    policy: 'public',
    summary: 'Accepts an invitation with a new account and opens a session.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_up',
  })
    .input(adminAcceptance)
    .output(opened.extend({ recovery_codes: z.array(z.string()).nullable() })),
};

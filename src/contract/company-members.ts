import { z } from 'zod';
import {
  invitationAcceptance,
  invitationJoining,
  memberChange,
  memberInvitation,
  memberNotifications,
} from '#domain/companies/team.ts';
import { shortText } from '#domain/text/text.ts';
import { done } from './done.ts';
import { call } from './route.ts';
import { secondStepAsked } from './session.ts';

const tag = 'Company members';

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: z.string(),
  is_you: z.boolean(),
  since: z.string(),
});
export type CompanyMember = z.infer<typeof member>;

const invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  /** Ids, where the role sees named openings alone. */
  openings: z.array(z.string()),
  expires_at: z.string(),
});

const opened = z.object({
  status: z.literal(200),
  success: z.literal(true),
  token: z.string(),
  user_type: z.number(),
});

/** The people of a company and their roles. */
export const companyMembers = {
  list: call({
    method: 'GET',
    path: '/company_members',
    policy: 'company',
    summary: 'The members of the own company; owners also see the open invitations.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ members: z.array(member), invitations: z.array(invitation) }),
    }),
  ),
  invite: call({
    method: 'POST',
    path: '/company_members',
    policy: 'company-owner',
    summary:
      'Invites somebody by letter; the link works once and for 7 days. A new invitation ends an older one.',
    tag,
    toast: 'none',
    limit: 'member_invitation',
  })
    .input(memberInvitation)
    .output(done.extend({ data: invitation })),
  notifications: call({
    method: 'GET',
    path: '/company_notifications',
    policy: 'member',
    summary: 'How the caller hears by email of new applications and of being named in notes.',
    tag,
  }).output(z.object({ status: z.literal(200), data: memberNotifications.required() })),
  changeNotifications: call({
    method: 'PUT',
    path: '/company_notifications',
    policy: 'member',
    summary:
      'Chooses it: of each application at once, of all once a day, or never; and whether notes are mailed.',
    tag,
  })
    .input(memberNotifications)
    .output(done),
  changeRole: call({
    method: 'PUT',
    path: '/company_members/{id}',
    policy: 'company-owner',
    summary: 'Changes a member’s role; the last owner stays one.',
    tag,
  })
    .input(memberChange.extend({ id: z.string() }))
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/company_members/{id}',
    policy: 'member',
    summary: 'Takes a member out, or leaves the company oneself; the last owner can’t leave.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(done),
  withdraw: call({
    method: 'DELETE',
    path: '/company_invitations/{id}',
    policy: 'company-owner',
    summary: 'Withdraws an open invitation.',
    tag,
  })
    .input(z.object({ id: z.string() }))
    .output(done),
  invitation: call({
    method: 'GET',
    path: '/company_invitation',
    policy: 'public',
    summary: 'What an invitation’s link stands for.',
    tag,
    toast: 'none',
  })
    .input(z.object({ token: shortText(200) }))
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          company: z.string(),
          inviter: z.string(),
          email: z.string(),
          role: z.string(),
          /** Whether the address has an account already, which then only needs its password. */
          has_account: z.boolean(),
        }),
      }),
    ),
  accept: call({
    method: 'POST',
    path: '/company_invitation',
    policy: 'public',
    summary: 'Accepts an invitation with a new account and opens a session.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_up',
  })
    .input(invitationAcceptance)
    .output(opened),
  join: call({
    method: 'POST',
    path: '/company_invitation/account',
    policy: 'public',
    summary:
      'Accepts an invitation with the account that its address has, and opens a session or asks for the second step.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_in_ip',
  })
    .input(invitationJoining)
    .output(z.union([opened, secondStepAsked])),
};

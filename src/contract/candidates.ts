import { z } from 'zod';
import { candidateUpdateOn } from '#domain/candidates/profile.ts';
import { candidateSignupOn } from '#domain/candidates/signup.ts';
import { profileAudiences, visibilityUpdate } from '#domain/candidates/visibility.ts';
import { deletion } from '#domain/identity/accounts.ts';
import { userTypes } from '#domain/identity/people.ts';
import {
  candidateDetails,
  consentEntry,
  hiddenCompany,
  profileViewItem,
  publicProfile,
} from './candidate-responses.ts';
import { dayOfCall } from './day-of-call.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Candidates';

const own = z.object({ id: z.string().max(100) });
const opened = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** The candidate's account, profile and settings (specification 1, sections 2 to 7). */
export const candidates = {
  signUp: call({
    method: 'POST',
    path: '/candidate',
    policy: 'public',
    summary: 'Registers a candidate with the whole of the signup and opens a session.',
    tag,
    transaction: 'own',
    limit: 'sign_up',
  })
    .input(candidateSignupOn(dayOfCall))
    .output(
      done.extend({
        token: z.string(),
        user_type: z.literal(userTypes.candidate),
        user: opened,
        data: z.object({ user: opened, token: z.string() }),
      }),
    ),
  profile: call({
    method: 'GET',
    path: '/candidate/{id}',
    policy: 'public',
    summary: 'A published profile by its share id, one that the company may see, or the own one (1).',
    tag,
    toast: 'none',
  })
    .input(own.extend({ as: z.enum(profileAudiences).optional().catch(undefined) }))
    .output(z.object({ status: z.literal(200), data: publicProfile.extend({ data: publicProfile }) })),
  details: call({
    method: 'GET',
    path: '/candidate-details',
    policy: 'candidate',
    summary: 'The own profile with everything in it.',
    tag,
  }).output(z.object({ status: z.literal(200), data: candidateDetails })),
  update: call({
    method: 'PUT',
    path: '/candidate/{id}',
    policy: 'candidate',
    summary:
      'Changes any part of the own profile; a changed email needs the password and ends every session.',
    tag,
    transaction: 'own',
  })
    .input(
      candidateUpdateOn(dayOfCall).safeExtend({
        id: z.string().max(100),
        user_id: z.string().max(100).nullish(),
      }),
    )
    .output(done.extend({ data: candidateDetails, email_changed: z.boolean() })),
  remove: call({
    method: 'DELETE',
    path: '/candidate/{id}',
    policy: 'candidate',
    summary: 'Deletes the own account with all that belongs to it; asks for the password.',
    tag,
    transaction: 'own',
    limit: 'password_change',
  })
    .input(deletion.extend(own.shape))
    .output(done),
  removeByPost: call({
    method: 'POST',
    path: '/candidate/{id}/delete',
    policy: 'candidate',
    summary: 'The same for clients that cannot send a body with DELETE.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'password_change',
  })
    .input(deletion.extend(own.shape))
    .output(done),
  countCv: call({
    method: 'POST',
    path: '/updateCvCount',
    policy: 'candidate',
    summary: 'Counts a download of the own CV as a PDF.',
    tag,
    toast: 'none',
  })
    .input(z.object({ user_id: z.string().max(100).nullish() }).optional())
    .output(done.extend({ data: z.object({ cv_downloads: z.number() }) })),
  views: call({
    method: 'GET',
    path: '/candidate-views',
    policy: 'candidate',
    summary: 'Who opened the own profile, CV and video: companies by name, visitors without.',
    tag,
  })
    .input(z.object({ page: z.coerce.number().int().min(1).max(500).catch(1) }).optional())
    .output(
      z.object({
        status: z.literal(200),
        data: z.object({
          total: z.number(),
          /** Of the last 30 days. */
          recent: z.object({ profile: z.number(), cv: z.number(), video: z.number() }),
          data: z.array(profileViewItem),
        }),
      }),
    ),
  settings: call({
    method: 'GET',
    path: '/candidate-settings',
    policy: 'candidate',
    summary: 'Consents with their history, notifications, visibility and hidden companies.',
    tag,
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({
        consents: z.array(consentEntry),
        hidden_companies: z.array(hiddenCompany),
      }),
    }),
  ),
  setVisibility: call({
    method: 'PUT',
    path: '/candidate-visibility',
    policy: 'candidate',
    summary: 'Publishes the profile or takes it back, and chooses what visitors see.',
    tag,
  })
    .input(visibilityUpdate)
    .output(done.extend({ data: candidateDetails })),
  renewShareLink: call({
    method: 'POST',
    path: '/candidate-share-link',
    policy: 'candidate',
    summary: 'Replaces the link of the profile and the video page; the old one leads nowhere.',
    tag,
  }).output(done.extend({ data: candidateDetails })),
  findCompanies: call({
    method: 'GET',
    path: '/candidate-companies',
    policy: 'candidate',
    summary: 'Approved companies by the beginning of a word of their name, to hide from.',
    tag,
    toast: 'none',
  })
    .input(z.object({ name: z.string().max(255).catch('') }))
    .output(z.object({ status: z.literal(200), data: z.array(hiddenCompany) })),
  hideFromCompany: call({
    method: 'POST',
    path: '/candidate-hidden-companies',
    policy: 'candidate',
    summary: 'Hides the profile from a company.',
    tag,
  })
    .input(z.object({ company_id: z.uuid({ error: 'validation_option' }) }))
    .output(done.extend({ data: z.array(hiddenCompany) })),
  showToCompany: call({
    method: 'DELETE',
    path: '/candidate-hidden-companies/{company_id}',
    policy: 'candidate',
    summary: 'Hides the profile from that company no longer.',
    tag,
  })
    .input(z.object({ company_id: z.string().max(100) }))
    .output(done.extend({ data: z.array(hiddenCompany) })),
  exportData: call({
    method: 'POST',
    path: '/candidate-export',
    policy: 'candidate',
    summary: 'Everything about the account as a ZIP of JSON and files; asks for the password.',
    tag,
    toast: 'none',
  })
    .input(deletion)
    .output(z.file()),
};

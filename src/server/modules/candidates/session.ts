import { userTypes } from '#domain/identity/people.ts';
import type { SessionContributor } from '#server/modules/identity/contributors.ts';
import { presentDetails } from './profile/details.ts';
import { findPerson } from './queries.ts';

/** What `GET api/users` says to a candidate: `data`, `candidate_details`, `data_stats`, `settings`. */
export const candidateSession: SessionContributor = {
  role: 'candidate',
  async describe(context, account) {
    const person = await findPerson(context.db, account.id);
    if (!person) return undefined;
    const details = await presentDetails(context, person);
    const { profile_view, profile_strength } = details;
    return {
      user_type: userTypes.candidate,
      data: { ...account, avatar: details.avatar, profile_view, profile_strength },
      candidate_details: details,
      extra_data: null,
      data_stats: { profile_view, profile_strength, cv_downloads: person.candidate.cvDownloads },
      settings: {
        email_consent: details.email_consent,
        whatsapp_consent: details.whatsapp_consent,
        email_new_job: details.email_new_job,
        email_incomplete_interview: details.email_incomplete_interview,
        email_job_updates: details.email_job_updates,
      },
    };
  },
};

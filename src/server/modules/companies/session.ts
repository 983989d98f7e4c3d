import { userTypes } from '#domain/identity/people.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { SessionContributor } from '#server/modules/identity/contributors.ts';
import { readFigures } from './dashboard/service.ts';
import { selectMember } from './members/queries.ts';
import { openMemberPhone } from './members/sealed.ts';
import { presentSettings } from './present.ts';
import { describeToMember, getCompany } from './service.ts';

/** What `GET api/users` says to a company: `data`, `extra_data`, `data_stats`, `settings`. */
export const companySession: SessionContributor = {
  role: 'company',
  async describe(context, account) {
    const member = await selectMember(context.db, account.id);
    if (!member) return undefined;
    const company = await getCompany(context, member.companyId);
    const [profile, figures] = await Promise.all([
      describeToMember(context, company, member.role),
      readFigures(context, company),
    ]);
    return {
      user_type: userTypes.company,
      data: {
        ...account,
        avatar: picturePath(member.avatarFileId),
        phone: openMemberPhone(context.config, account.id, member),
        dial_code: member.dialCode,
        status: member.account.status,
        type: userTypes.company,
      },
      candidate_details: null,
      extra_data: { ...profile, member_role: member.role },
      data_stats: { ...figures, trial_expiry_days: profile.trial_expiry_days },
      settings: presentSettings(company),
    };
  },
};

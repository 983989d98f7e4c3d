import { applicationMailOf } from '#domain/companies/members.ts';
import type { ChoiceStore } from '#server/modules/notifications/contributors.ts';
import { selectMember, updateMember } from './members/queries.ts';

/** What a member hears of by email, as the settings of the company's people keep it. */
export const memberChoices: ChoiceStore = {
  audience: 'company',
  topics: ['applications', 'mentions'],
  async read(db, accountId) {
    const member = await selectMember(db, accountId);
    if (!member) return undefined;
    const applications = applicationMailOf(member.role, member.applicationMail) !== 'off';
    return { applications, mentions: member.mentionMail };
  },
  async write({ db }, accountId, topic, isOn) {
    const change = topic === 'mentions' ? { mentionMail: isOn } : applicationMailAs(isOn);
    await updateMember(db, accountId, change);
  },
};

function applicationMailAs(isOn: boolean) {
  return { applicationMail: isOn ? 'at_once' : 'off' } as const;
}

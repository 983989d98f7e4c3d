import type { Locale } from '#domain/locale.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { pictureUploaded } from '../files/events.ts';
import { claimFile, picturePath, releaseFile } from '../files/service.ts';
import { accountVerified, sessionAsked } from '../identity/events.ts';
import { readFigures } from './dashboard-service.ts';
import { selectMember, updateMember } from './member-queries.ts';
import { requireAct } from './policy.ts';
import { presentSettings } from './present.ts';
import { changeCompany } from './profile-service.ts';
import { describeCompany, getCompany } from './service.ts';

/** How companies follow what happens below them. */
export function listenForCompanies(events: Events<Context>): void {
  events.on(sessionAsked, async (context, { accountId, role, add }) => {
    if (role === 'company') add(await sessionPart(context, accountId));
  });
  events.on(accountVerified, async (context, { accountId, role, isFirst }) => {
    if (role === 'company' && isFirst) await sendVerified(context, accountId);
  });
  events.on(pictureUploaded, async (context, { fileId, kind, accountId }) => {
    if (context.actor.role !== 'company') return;
    const path = picturePath(fileId);
    if (kind === 'logo')
      await changeCompany(context, requireAct(context.actor, 'edit_company').companyId, { logo: path });
    else await keepAvatar(context, accountId, path);
  });
}

/** What `GET api/users` says to a company: `data`, `extra_data`, `data_stats`, `settings`. */
async function sessionPart(context: Context, accountId: string) {
  const member = await selectMember(context.db, accountId);
  if (!member) return {};
  const company = await getCompany(context, member.companyId);
  const [profile, figures] = await Promise.all([
    describeCompany(context, company),
    readFigures(context, company),
  ]);
  return {
    avatar: picturePath(member.avatarFileId),
    data: { phone: member.phone, dial_code: member.dialCode, status: member.account.status, type: 1 },
    extraData: { ...profile, member_role: member.role },
    dataStats: { ...figures, trial_expiry_days: profile.trial_expiry_days },
    settings: presentSettings(company),
  };
}

async function sendVerified(context: Context, accountId: string): Promise<void> {
  const member = await selectMember(context.db, accountId);
  if (!member) return;
  const company = await getCompany(context, member.companyId);
  if (company.approvedStatus === 'Approved') return;
  await sendLetter(context, {
    to: member.account.email,
    locale: member.account.locale as Locale,
    accountId,
    letter: 'company-verified',
    about: `company-verified:${accountId}`,
    data: { name: member.account.name, companyName: company.name },
  });
}

async function keepAvatar(context: Context, accountId: string, path: string): Promise<void> {
  const member = await selectMember(context.db, accountId);
  if (!member) throw new Refusal('NOT_FOUND');
  const file = await claimFile(context, { path, kind: 'avatar', ownerId: accountId });
  await updateMember(context.db, accountId, { avatarFileId: file.id });
  await releaseFile(context, member.avatarFileId);
}

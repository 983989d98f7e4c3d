import { namesOf } from '#domain/shown-names.ts';
import { pictureUploaded } from '#server/modules/files/events.ts';
import { claimFile, picturePath, releaseFile } from '#server/modules/files/service.ts';
import { accountVerified } from '#server/modules/identity/events.ts';
import { admits } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { tellWaiting } from './mail.ts';
import { selectMember, updateMember } from './members/queries.ts';
import { requireAct } from './policy.ts';
import { changeCompany } from './profile/service.ts';
import { getCompany, getCompanyLocked } from './service.ts';

/** How companies follow what happens below them. */
export function listenForCompanies(events: Events<Context>): void {
  events.on(accountVerified, async (context, { accountId, role, isFirst }) => {
    if (role === 'company' && isFirst) await sendVerified(context, accountId);
  });
  events.on(pictureUploaded, async (context, { fileId, kind, accountId }) => {
    if (!admits('member', context)) return;
    const path = picturePath(fileId);
    if (kind === 'avatar') return keepAvatar(context, accountId, path);
    if (!admits('company', context)) throw new Refusal('NOT_ALLOWED');
    requireAct(context.actor, 'edit_company');
    const company = await getCompanyLocked(context, context.actor.companyId);
    await changeCompany(context, company, { logo: path });
  });
}

async function sendVerified(context: Context, accountId: string): Promise<void> {
  const member = await selectMember(context.db, accountId);
  if (!member) return;
  const company = await getCompany(context, member.companyId);
  if (company.approvedStatus === 'Approved') return;
  await sendLetter(context, {
    to: member.account.email,
    locale: member.account.locale,
    accountId,
    letter: 'company-verified',
    about: `company-verified:${accountId}`,
    data: { ...namesOf(member.account), companyName: company.name, companyNameAr: company.nameAr },
  });
  if (company.approvedStatus === 'Pending') await tellWaiting(context, company);
}

async function keepAvatar(context: Context, accountId: string, path: string): Promise<void> {
  const member = await selectMember(context.db, accountId);
  if (!member) throw new Refusal('NOT_FOUND');
  const file = await claimFile(context, { path, kind: 'avatar', ownerId: accountId });
  await updateMember(context.db, accountId, { avatarFileId: file.id });
  await releaseFile(context, member.avatarFileId);
}

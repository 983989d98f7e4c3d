import { randomBytes } from 'node:crypto';
import { careersSlugOf, formerAddressesKept } from '#domain/companies/careers/address.ts';
import { type CareersPageInput, languagesOf } from '#domain/companies/careers/page.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { requireAct } from '#server/modules/companies/policy.ts';
import { type Company, getCompanyLocked } from '#server/modules/companies/service.ts';
import { claimFile, picturePath, releaseFile } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { selectDomain } from './domain-queries.ts';
import { presentDomain } from './present-domain.ts';
import {
  deleteAddresses,
  leaveAddress,
  putPage,
  putSections,
  selectAddresses,
  selectPage,
  selectPictures,
  selectSections,
  takeAddress,
} from './queries.ts';

type Own = Context<CompanyActor>;

/** The own page as it is edited; an empty one before the first save. */
export async function readOwnCareersPage({ db, actor, config, clock }: Own) {
  // One after the other: a transaction has one connection.
  const page = await selectPage(db, actor.companyId);
  const sections = await selectSections(db, actor.companyId);
  const addresses = await selectAddresses(db, actor.companyId);
  const domain = await selectDomain(db, actor.companyId);
  return {
    slug: addresses.find(({ isCurrent }) => isCurrent)?.slug ?? '',
    former_slugs: addresses.filter(({ isCurrent }) => !isCurrent).map(({ slug }) => slug),
    is_shown: page?.isShown ?? false,
    colour: page?.colour ?? null,
    headline: page?.headline ?? {},
    sections: sections.map(({ kind, title, text, pictureFileId, alt }) => ({
      ...{ kind, title, text, alt },
      picture: picturePath(pictureFileId),
    })),
    version: page?.version ?? 0,
    domain: domain ? presentDomain(domain, { publicUrl: config.publicUrl, now: clock.now() }) : null,
  };
}

/** Writes the page and turns it on or off; who edits it may edit the company. An older version is refused. */
export async function saveCareersPage(context: Own, input: CareersPageInput) {
  const { db, actor, clock } = context;
  const company = await changeable(context);
  const stored = await selectPage(db, actor.companyId);
  if ((stored?.version ?? 0) !== input.version) throw new Refusal('CONFLICT');
  const before = await selectPictures(db, actor.companyId);
  const pictures = await claimPictures(context, input, before);
  const { companyId } = actor;
  const now = clock.now();
  const { is_shown: isShown, colour, headline, sections } = input;
  await putPage(db, { companyId, isShown, colour, headline, languages: languagesOf(input), updatedAt: now });
  await putSections(
    db,
    companyId,
    sections.map(({ kind, title, text, alt }, position) => ({
      ...{ companyId, position, kind, title, text, alt },
      pictureFileId: pictures[position] ?? null,
    })),
  );
  if (!stored) await takeFirstAddress(context, company);
  for (const id of before) if (!pictures.includes(id)) await releaseFile(context, id);
  const wasShown = stored?.isShown ?? false;
  const kind = isShown === wasShown ? 'changed' : isShown ? 'on' : 'off';
  await recordActivity(context, { companyId, kind: `company.careers_${kind}` });
}

/** Another address for the page; the one before leads there, as long as it is among the latest. */
export async function changeCareersAddress(context: Own, slug: string) {
  const { db, actor, clock } = context;
  await changeable(context);
  const { companyId } = actor;
  if (!(await selectPage(db, companyId))) throw new Refusal('NOT_FOUND');
  const [current] = await selectAddresses(db, companyId);
  if (current?.slug === slug) return;
  const now = clock.now();
  await leaveAddress(db, companyId, now);
  if (!(await takeAddress(db, { slug, companyId, now })))
    throw refuseField('slug', 'validation_careers_slug_taken');
  const former = (await selectAddresses(db, companyId)).filter(({ isCurrent }) => !isCurrent);
  await deleteAddresses(
    db,
    former.slice(formerAddressesKept).map((address) => address.slug),
  );
  await context.ownHosts.tell(context);
  await recordActivity(context, { companyId, kind: 'company.careers_moved', subject: `/c/${slug}` });
}

/** The company's row, for who may edit it; locked, so that two saves come one after the other. */
export async function changeable(context: Own): Promise<Company> {
  requireAct(context.actor, 'edit_company');
  const company = await getCompanyLocked(context, context.actor.companyId);
  if (company.approvedStatus === 'Closed') throw new Refusal('COMPANY_CLOSED');
  return company;
}

/** The files of the sections' pictures, in their order: those that stand there already, or uploads of the caller. */
async function claimPictures(
  context: Own,
  { sections }: CareersPageInput,
  known: readonly string[],
): Promise<(string | null)[]> {
  const { accountId: ownerId } = context.actor;
  const claimed: (string | null)[] = [];
  for (const [at, { picture: path }] of sections.entries()) {
    const stored = path && known.find((id) => picturePath(id) === path.replace(/^\//, ''));
    const field = `sections.${at}.picture`;
    const file = path && !stored ? await claimFile(context, { path, kind: 'careers', ownerId, field }) : null;
    claimed.push(stored || file?.id || null);
  }
  return claimed;
}

/** The name in Latin letters, numbered where it is taken; a short id where it has none. */
async function takeFirstAddress({ db, clock }: Own, { id: companyId, name }: Company): Promise<void> {
  const words = careersSlugOf(name);
  const random = randomBytes(4).toString('hex');
  const numbered = words ? [words, ...[2, 3, 4, 5].map((number) => `${words}-${number}`)] : [];
  for (const slug of [
    ...numbered,
    words ? `${words.slice(0, 50).replace(/-$/, '')}-${random}` : `c-${random}`,
  ])
    if (await takeAddress(db, { slug, companyId, now: clock.now() })) return;
  throw new Error('No address for the careers page was free');
}

import { trialEnd } from '#domain/companies/trial.ts';
import { userTypes } from '#domain/identity/people.ts';
import { defaultPlans, type PlanDefinition, trialDays } from '#domain/plans.ts';
import { foldText } from '#domain/text/folding.ts';
import { addDays, dayMs } from '#domain/time.ts';
import type { companies } from '#server/modules/companies/table.ts';
import { intendKey } from '#server/modules/files/keys-service.ts';
import type { files } from '#server/modules/files/table.ts';
import type { accounts } from '#server/modules/identity/table.ts';
import type { Context } from '#server/platform/context.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import { descriptionsOf, namesInArabic } from './company-languages.ts';
import { type CompanySketch, companySketches } from './company-list.ts';
import { demoAccounts } from './demo-accounts.ts';
import { drawLogo } from './logos.ts';
import { makePerson } from './names.ts';
import { nameInArabic } from './names-in-arabic.ts';
import type { Random } from './random.ts';
import { type Seat, seatOf } from './seats.ts';

export interface DemoCompany {
  account: typeof accounts.$inferInsert & { id: string };
  company: typeof companies.$inferInsert & { id: string };
  logo: typeof files.$inferInsert & { id: string };
  /** The first is its own; it hires for all of them. */
  industries: string[];
  seat: Seat;
  /** How many openings it has at most. */
  room: number;
}

/** Forty companies with their owners; their logos are already in the storage. */
export function makeCompanies(
  context: Context,
  random: Random,
  passwordHash: string,
): Promise<DemoCompany[]> {
  const made = companySketches.map((sketch, index) =>
    makeCompany(random, sketch, { index, passwordHash, now: context.clock.now() }),
  );
  return Promise.all(
    made.map(async (entry, index) => {
      const picture = await drawLogo(index);
      await intendKey(context, entry.logo.storageKey);
      await context.storage.put(entry.logo.storageKey, picture, {
        contentType: 'image/webp',
        size: picture.byteLength,
      });
      return { ...entry, logo: { ...entry.logo, size: picture.byteLength } };
    }),
  );
}

function makeCompany(
  random: Random,
  [name, industry, city, employees, description, alsoHires = []]: CompanySketch,
  { index, passwordHash, now }: { index: number; passwordHash: string; now: Date },
): DemoCompany {
  const owner =
    index === 0
      ? demoAccounts.company
      : { name: makePerson(random).name, email: `owner.${index}@companies.example` };
  const slug = foldText(name).replaceAll(' ', '-');
  const seat = seatOf(city);
  const plan = planOf(index);
  const days = plan.is_trial ? random.between(5, trialDays - 2) : random.between(60, 700);
  const since = new Date(now.getTime() - days * dayMs);
  const approvedStatus = index >= 37 ? (index === 39 ? 'Declined' : 'Pending') : 'Approved';
  const isApproved = approvedStatus === 'Approved';
  const isDeclined = approvedStatus === 'Declined';
  const accountId = random.uuid();
  const logoFileId = random.uuid();
  return {
    industries: [industry, ...alsoHires],
    seat,
    room: rooms[plan.name] ?? plan.slot,
    account: {
      id: accountId,
      email: owner.email,
      passwordHash,
      userType: userTypes.company,
      name: owner.name,
      nameAr: nameInArabic(owner.name),
      locale: 'en',
      emailVerifiedAt: since,
      createdAt: since,
      updatedAt: since,
    },
    logo: {
      id: logoFileId,
      kind: 'logo',
      storageKey: newStorageKey('webp'),
      label: `${slug}.webp`,
      contentType: 'image/webp',
      size: 0,
      facts: { width: 152, height: 152 },
      ownerId: accountId,
      claimedAt: since,
      isPublic: true,
      createdAt: since,
    },
    company: {
      id: random.uuid(),
      slug,
      name,
      nameAr: namesInArabic[name] ?? '',
      logoFileId,
      industry,
      city,
      country: seat.country,
      timezone: seat.timezone,
      numberOfEmployee: employees,
      description,
      descriptions: descriptionsOf[name] ?? {},
      address: `Building ${random.between(1, 90)}, Street ${random.between(100, 990)}, ${city}`,
      dialCode: seat.dialCode,
      phone: seat.phone(random),
      email: `careers@${slug}.example`,
      crNumber: String(random.between(10_000, 199_999)),
      crExpiresOn: addDays(now.toISOString().slice(0, 10), isDeclined ? -20 : 120 + index * 9),
      planId: plan.name.toLowerCase(),
      jobSlots: plan.slot,
      videoSlots: plan.video_question_slot,
      screeningSlots: plan.screening_question_slot,
      trialExpiresAt: plan.is_trial && isApproved ? trialEnd(since, seat.timezone) : null,
      website: `https://www.${slug}.example`,
      linkedin: `https://www.linkedin.com/company/${slug}`,
      emailAccept: true,
      emailShortlisted: true,
      emailInterview: true,
      emailReject: index % 2 === 0,
      approvedStatus,
      approvedAt: isApproved ? since : null,
      verifiedBy: isApproved ? demoAccounts.admin.name : null,
      declineReason: isDeclined
        ? 'The commercial registration has expired. Please send the renewed one.'
        : null,
      createdAt: since,
      updatedAt: since,
      submittedAt: since,
    },
  };
}

/** So many openings the smaller plans' companies have: half of what they may. */
const rooms: Readonly<Record<string, number>> = { Trial: 3, Standard: 6 };

/** A few try the product, some pay for the smaller plan; who waits for approval has none but the trial. */
function planOf(index: number): PlanDefinition {
  const [trial, standard, premium] = defaultPlans;
  const plan = index >= 37 || index % 9 === 8 ? trial : index % 3 === 2 ? standard : premium;
  if (!plan) throw new Error('The first three plans are missing');
  return plan;
}

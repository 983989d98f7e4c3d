import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type CareersPageInput, languagesOf } from '#domain/companies/careers/page.ts';
import { careersAddresses, careersPages, careersSections } from '#server/modules/companies/careers/table.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { intendKey } from '#server/modules/files/keys-service.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Context } from '#server/platform/context.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import { demoAccounts } from './demo-accounts.ts';

const slug = 'rawdat-engineering';
const size = { width: 1200, height: 800 };

type DemoPicture = Pick<typeof files.$inferInsert, 'storageKey' | 'size' | 'facts'> & { id: string };

const headline = {
  en: 'We build the towers, the bridges and the ground that carries them.',
  ar: 'نبني الأبراج والجسور والأرض التي تقوم عليها.',
};

const none = { title: {}, picture: null, alt: {} };
const sections: CareersPageInput['sections'] = [
  {
    ...none,
    kind: 'about',
    text: {
      en: 'Forty engineers in Lusail and Doha.\n\nWe have been drawing in Qatar since 2004, and stay on site until the last bolt.',
      ar: 'أربعون مهندسًا في لوسيل والدوحة.\n\nنعمل في قطر منذ عام 2004، ونبقى في الموقع حتى آخر برغي.',
    },
    alt: { en: 'A bridge and towers at dusk' },
  },
  {
    ...none,
    kind: 'benefits',
    text: { en: 'Housing or an allowance, a flight home each year, school fees for two children.' },
  },
  {
    ...none,
    kind: 'own',
    title: { en: 'A day on site', ar: 'يوم في الموقع' },
    text: {
      en: 'Six to two in summer. Lunch is on us.',
      ar: 'من السادسة إلى الثانية في الصيف، والغداء علينا.',
    },
  },
  { ...none, kind: 'hiring', text: { en: 'One call, one visit, an answer within a week.' } },
];

/** The careers page of the demo's own company, written in two languages and turned on. */
export async function writeDemoCareersPage({ db, clock }: Context, picture: DemoPicture): Promise<void> {
  const [own] = await db
    .select({ companyId: companyMembers.companyId, ownerId: accounts.id })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(accounts.email, demoAccounts.company.email))
    .limit(1);
  if (!own) return;
  const { companyId, ownerId } = own;
  const now = clock.now();
  await db.insert(files).values({
    ...{ ...picture, kind: 'careers' as const, label: 'site.webp', contentType: 'image/webp' },
    ...{ ownerId, claimedAt: now, isPublic: true, createdAt: now },
  });
  const languages = languagesOf({ headline, sections });
  await db.insert(careersPages).values({
    ...{ companyId, isShown: true, colour: '#0b6e99', headline, languages, updatedAt: now },
  });
  await db.insert(careersSections).values(
    sections.map(({ picture: _, ...section }, position) => ({
      ...{ companyId, position, ...section },
      pictureFileId: position === 0 ? picture.id : null,
    })),
  );
  await db.insert(careersAddresses).values({ ...{ slug, companyId, isCurrent: true, since: now } });
}

/** Draws its picture and stores it. */
export async function drawCareersPicture(context: Context): Promise<DemoPicture> {
  const bytes = await sharp(Buffer.from(scene())).webp({ quality: 82 }).toBuffer();
  const storageKey = newStorageKey('webp');
  await intendKey(context, storageKey);
  await context.storage.put(storageKey, bytes, { contentType: 'image/webp', size: bytes.byteLength });
  return { id: randomUUID(), storageKey, size: bytes.byteLength, facts: size };
}

/** A bay at dusk: towers beyond the water, a crane, and the bridge that leads there. */
function scene(): string {
  const towers: [x: number, width: number, height: number][] = [
    [560, 46, 190],
    [612, 62, 262],
    [682, 40, 150],
    [728, 70, 330],
    [806, 50, 214],
    [862, 58, 286],
    [928, 38, 170],
    [972, 64, 236],
  ];
  const shore = 520;
  const windows = towers.flatMap(([x, width, height]) =>
    Array.from({ length: Math.floor(height / 26) }, (_, floor) => floor)
      .filter((floor) => (floor * 7 + x) % 3 > 0)
      .map(
        (floor) =>
          `<path d="M${x + 9} ${shore - height + 16 + floor * 26}h${width - 18}" stroke="#f7d9a0" stroke-width="3" stroke-dasharray="7 6" opacity=".75"/>`,
      ),
  );
  const hangers = Array.from({ length: 11 }, (_, at) => 45 + at * 45).map((x) => {
    const top = Math.round(600 - 110 * (1 - ((x - 270) / 270) ** 2));
    return `<path d="M${x} 600V${top}M${x + 540} 600V${top}"/>`;
  });
  const piers = [90, 270, 450, 630, 810, 990, 1170];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 1200 800">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#274b6d"/><stop offset=".55" stop-color="#c97f6a"/><stop offset="1" stop-color="#f2c38b"/></linearGradient>
      <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b98572"/><stop offset="1" stop-color="#1d3a57"/></linearGradient>
    </defs>
    <path fill="url(#sky)" d="M0 0h1200v${shore}H0z"/>
    <circle cx="330" cy="430" r="74" fill="#fbe3b5" opacity=".9"/>
    <path fill="url(#water)" d="M0 ${shore}h1200v280H0z"/>
    <g fill="#22384f">${towers.map(([x, width, height]) => `<path d="M${x} ${shore - height}h${width}v${height}h-${width}z"/>`).join('')}</g>
    ${windows.join('')}
    <g stroke="#22384f" stroke-width="6" fill="none"><path d="M1100 ${shore}V250M1010 270h170M1100 250l-60 20M1100 250l70 20M1030 270v70"/></g>
    <g stroke="#fbe3b5" stroke-width="3" opacity=".5">${[560, 590, 625, 668].map((y, at) => `<path d="M${250 + at * 12} ${y}h${150 - at * 22}"/>`).join('')}</g>
    <g fill="#132638"><path d="M0 600h1200v26H0z"/>${piers.map((x) => `<path d="M${x - 14} 626h28v174h-28z"/>`).join('')}</g>
    <g fill="none" stroke="#132638" stroke-width="9"><path d="M0 600Q270 380 540 600T1080 600T1620 600"/></g>
    <g stroke="#132638" stroke-width="4">${hangers.join('')}</g>
  </svg>`;
}

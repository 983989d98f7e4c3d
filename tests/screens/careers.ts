import sharp from 'sharp';
import type { FindId } from './rows.ts';

/** The careers page of the demo company, written for it in two languages and turned on. */
export const aCareersPage: FindId = async (as) => {
  const company = await as('company');
  const { origin } = new URL((await company.get('/readyz')).url());
  const { data: stored } = await (await company.get('/api/careers_page')).json();
  if (stored.is_shown) return stored.slug;
  const uploaded = await company.post('/api/files/v1/profile-picture', {
    headers: { origin },
    multipart: {
      update_type: 'careers',
      file: {
        name: 'site.png',
        mimeType: 'image/png',
        buffer: await aPicture(),
      },
    },
  });
  const { path: picture } = await uploaded.json();
  const none = { title: {}, picture: null, alt: {} };
  const answer = await company.put('/api/careers_page', {
    headers: { origin },
    data: {
      is_shown: true,
      colour: '#0b6e99',
      headline: {
        en: 'We build the towers, the bridges and the ground that carries them.',
        ar: 'نبني الأبراج والجسور والأرض التي تقوم عليها.',
      },
      sections: [
        {
          ...none,
          kind: 'about',
          text: {
            en: 'Forty engineers in Lusail and Doha.\n\nWe have been drawing in Qatar since 2004, and stay on site until the last bolt.',
            ar: 'أربعون مهندسًا في لوسيل والدوحة.\n\nنعمل في قطر منذ عام 2004، ونبقى في الموقع حتى آخر برغي.',
          },
          picture,
          alt: { en: 'A bridge deck at dusk' },
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
      ],
      version: stored.version,
    },
  });
  // Another screen may have written it meanwhile.
  const written = answer.ok() ? answer : await company.get('/api/careers_page');
  return (await written.json()).data.slug;
};

/** A sky over a ground, as large as a photo. */
function aPicture(): Promise<Buffer> {
  const tall = (height: number, background: string) => ({
    create: { width: 1200, height, channels: 3 as const, background },
  });
  return sharp(tall(800, '#9cc4d8'))
    .composite([{ input: tall(280, '#6b4f3a'), gravity: 'south' }])
    .png()
    .toBuffer();
}

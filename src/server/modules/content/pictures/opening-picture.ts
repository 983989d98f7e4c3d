import sharp from 'sharp';
import { type Locale, textDirection } from '#domain/locale.ts';
import { payText } from '#server/modules/content/feeds/pay-text.ts';
import { placeText } from '#server/modules/content/feeds/place-text.ts';
import { namedCompany, type PublicOpening } from '#server/modules/content/feeds/public-opening.ts';
import { m } from '#texts/any-language.js';
import { measureText, outlineText, wrapText } from './outline-text.ts';

const pictureWidth = 1200;
const pictureHeight = 630;

const margin = 72;
const column = 720;

const colour = {
  page: '#fbf8f3',
  ink: '#211a17',
  muted: '#6a5d53',
  maroon: '#8a1538',
  line: '#e99cb2',
  sea: '#0e6f6a',
};

const tile =
  'M80 40 68.3 51.7V68.3H51.7L40 80 28.3 68.3H11.7V51.7L0 40 11.7 28.3V11.7H28.3L40 0 51.7 11.7H68.3V28.3ZM62 40 55.6 46.4V55.6H46.4L40 62 33.6 55.6H24.4V46.4L18 40 24.4 33.6V24.4H33.6L40 18 46.4 24.4H55.6V33.6Z';
const star =
  'M20 10 17.07 12.93V17.07H12.93L10 20 7.07 17.07H2.93V12.93L0 10 2.93 7.07V2.93H7.07L10 0 12.93 2.93H17.07V7.07ZM10 5.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z';
const arch = 'M860 630V300C860 190 950 140 1024 72c74 68 164 118 164 228v330Z';

type PictureOpening = Pick<
  PublicOpening,
  | 'title'
  | 'city'
  | 'country'
  | 'further_places'
  | 'remote'
  | 'hide_company_name'
  | 'company'
  | 'publish_salary'
  | 'currency'
  | 'salary_start'
  | 'salary_end'
  | 'salary_type'
>;

/** The Open Graph picture of an opening, PNG, 1200 × 630. A hidden company stays hidden. */
export async function drawOpeningPicture(opening: PictureOpening, locale: Locale): Promise<Buffer> {
  return drawPicture(openingPictureSvg(opening, locale));
}

/** An SVG of `openingPictureSvg` as PNG. */
export function drawPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The same picture as SVG, with the logo (PNG) in place of the star; its texts are outlines and need no font. */
export function openingPictureSvg(opening: PictureOpening, locale: Locale, logo?: Buffer): string {
  const title = fitTitle(opening.title);
  const isMirrored = textDirection(locale) === 'rtl';
  /** The left end of what is so wide and stands so far from where lines begin. */
  const left = (from: number, width: number) => (isMirrored ? pictureWidth - from - width : from);
  const drawn = (text: string, fill: string, y: number, size: number, from = margin) => {
    const x = left(from, measureText(text, size));
    return `<g fill="${fill}">${outlineText(text, { x, y, size })}</g>`;
  };
  const company = namedCompany(opening)?.name ?? m.content_picture_confidential({}, { locale });
  const isOfOnePlace = !opening.remote && !opening.further_places?.length;
  const place = isOfOnePlace ? `${opening.city}, ${opening.country.name}` : placeText(opening, locale);
  let y = 232;
  const texts = title.lines.map(({ text }, index) => {
    if (index > 0) y += title.size * 1.12;
    return drawn(text, colour.ink, y, title.size);
  });
  y += 74;
  texts.push(drawn(oneLine(company, 36), colour.maroon, y, 36));
  const pay = opening.publish_salary ? payText(opening, locale) : undefined;
  // Below a title of three lines there is room for one: what is paid comes first, and is never cut.
  const facts = y > 450 ? [[pay, place].filter(Boolean).join(' · ')] : [place, pay ?? ''];
  for (const fact of facts.filter(Boolean)) {
    y += 48;
    texts.push(drawn(oneLine(fact, 32), colour.muted, y, 32));
  }
  texts.push(drawn(oneLine(m.content_picture_free({}, { locale }), 26), colour.sea, 566, 26));
  const product = drawn(m.product_name({}, { locale }), colour.ink, 112, 38, margin + 62);
  const turn = isMirrored ? ` transform="translate(${pictureWidth} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs><pattern id="t" width="80" height="80" patternUnits="userSpaceOnUse"><path fill="none" stroke="${colour.line}" stroke-opacity=".5" d="${tile}"/></pattern></defs><path fill="${colour.page}" d="M0 0h1200v630H0z"/><g${turn}><path fill="${colour.maroon}" d="${arch}"/><path fill="url(#t)" d="${arch}"/></g>${mark(logo, left(markAt, markSize))}<path fill="${colour.maroon}" fill-rule="evenodd" transform="translate(${left(margin, 48)} 74) scale(2.4)" d="${star}"/>${product}${texts.join('')}</svg>`;
}

const markAt = 944;
const markSize = 160;

/** The company's own, or the product's star. */
function mark(logo: Buffer | undefined, x: number): string {
  if (!logo)
    return `<path fill="${colour.page}" fill-rule="evenodd" transform="translate(${x} 292) scale(8)" d="${star}"/>`;
  const data = `data:image/png;base64,${logo.toString('base64')}`;
  return `<rect x="${x - 16}" y="276" width="192" height="192" rx="24" fill="#fff"/><image x="${x}" y="292" width="${markSize}" height="${markSize}" href="${data}"/>`;
}

function fitTitle(title: string) {
  const width = column;
  const size =
    [76, 66].find((larger) => wrapText(title, { size: larger, width, lines: 4 }).length <= 3) ?? 56;
  return { size, lines: wrapText(title, { size, width, lines: 3 }) };
}

function oneLine(text: string, size: number): string {
  return wrapText(text, { size, width: column, lines: 1 })[0]?.text ?? '';
}

import { ownDomainAddress } from '#domain/companies/careers/own-domain.ts';
import { writtenIn } from '#domain/companies/careers/texts.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { isStorable } from '#domain/text/characters.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { selectSections, selectShownPage } from './queries.ts';

/**
 * What everybody sees of a careers page, in the language of the request; undefined unless it is turned on, its company
 * approved, and its profile shown. A section of which nothing is written, nor pictured, is left out.
 */
export async function findCareersPage({ outsideDb: db, locale, config }: Context, slug: string) {
  if (!isStorable(slug)) return undefined;
  const found = await selectShownPage(db, slug.toLowerCase());
  if (!found) return undefined;
  const { companyId, logoFileId, approvedAt, colour, headline, languages } = found;
  const sections = (await selectSections(db, companyId)).map((section) => ({
    kind: section.kind,
    title: writtenIn(locale, section.title),
    text: writtenIn(locale, section.text),
    picture: pictureOf(section, writtenIn(locale, section.alt)),
  }));
  return {
    slug: found.slug,
    own_address: found.domain ? ownDomainAddress(config.publicUrl, found.domain) : null,
    languages,
    company: {
      id: companyId,
      name: companyNameIn(locale, found),
      logo: pictureAddress(logoFileId),
      verified: approvedAt !== null,
    },
    colour,
    headline: writtenIn(locale, headline),
    sections: sections.filter(({ text, picture }) => text || picture),
  };
}

type Section = Awaited<ReturnType<typeof selectSections>>[number];

function pictureOf<Alt>({ pictureFileId, pictureFacts }: Section, alt: Alt) {
  const src = pictureAddress(pictureFileId);
  if (!src) return null;
  const { width, height } = pictureFacts ?? {};
  return { src, width: Number(width) || 16, height: Number(height) || 9, alt };
}

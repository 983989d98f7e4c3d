import type { PublicCareersPage } from '#contract/careers-page.ts';
import { careersPath } from '#domain/companies/careers/paths.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { pageHead, structuredData } from '#web/features/shell/head.ts';
import { currentLocalePrefix, readSurroundings } from '#web/request.ts';

/**
 * Title, addresses and Open Graph of a careers page, which stands at its own domain in the first place where it has one, and to machines its company with its openings, each by its
 * address alone.
 */
export function careersHead({
  slug,
  own_address,
  company,
  headline,
  languages,
  openings,
  sections,
}: PublicCareersPage) {
  const head = pageHead({
    title: m.careers_meta_title({ company: company.name }),
    description: (headline?.text ?? m.careers_meta({ company: company.name })).slice(0, 200),
    ...(own_address ? { site: own_address, path: '/' } : { path: careersPath(slug) }),
    kind: 'profile',
    image: sections.find(({ picture }) => picture)?.picture?.src ?? company.logo ?? undefined,
    languages: languages.length > 0 ? languages : undefined,
  });
  return { ...head, meta: [...head.meta, structuredData(described({ company, openings }))] };
}

function described({ company, openings }: Pick<PublicCareersPage, 'company' | 'openings'>) {
  const { publicUrl } = readSurroundings();
  const address = (path: string) => publicUrl + localizedPath(path, currentLocalePrefix());
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        name: company.name,
        url: address(`/company/${company.id}`),
        ...(company.logo && { logo: publicUrl + company.logo }),
      },
      {
        '@type': 'ItemList',
        numberOfItems: openings.data.length,
        itemListElement: openings.data.map((opening, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: address(openingPath(opening)),
        })),
      },
    ],
  };
}

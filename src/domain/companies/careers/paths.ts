/** The path of a careers page, without the language. */
export function careersPath(slug: string): string {
  return `/c/${slug}`;
}

/** What applications say of where they came from that began on a careers page. */
export const careersSource = 'careers';

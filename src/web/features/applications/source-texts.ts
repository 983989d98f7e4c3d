import { careersSource } from '#domain/companies/careers/paths.ts';
import { ownSiteSource } from '#domain/job-openings/own-site.ts';
import { m } from '#texts/messages.js';

/** The sources that have words of their own; another one is shown as it came. */
const sources: Record<string, (() => string) | undefined> = {
  site: m.applications_source_site,
  alert: m.applications_source_alert,
  'shared-link': m.applications_source_shared_link,
  link: m.applications_source_link,
  [ownSiteSource]: m.applications_source_website,
  [careersSource]: m.applications_source_careers,
  qr: m.applications_source_qr,
  'by-hand-walk-in': m.applications_source_walk_in,
  'by-hand-referral': m.applications_source_referral,
  'by-hand-cv': m.applications_source_cv,
  'by-hand-other': m.applications_source_by_hand,
  'by-hand-import': m.applications_source_import,
  whatsapp: m.applications_source_whatsapp,
  linkedin: m.reference_field_linkedin,
  google: m.applications_source_google,
  facebook: m.reference_field_facebook,
  instagram: m.reference_field_instagram,
};

/** Where somebody came from, in words. */
export function sourceText(source: string): string {
  return sources[source]?.() ?? source;
}

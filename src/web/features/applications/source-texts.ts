import { m } from '#texts/messages.js';

/** The sources that have words of their own; another one is shown as it came. */
const sources: Record<string, (() => string) | undefined> = {
  site: m.applications_source_site,
  alert: m.applications_source_alert,
  'shared-link': m.applications_source_shared_link,
  link: m.applications_source_link,
  qr: m.applications_source_qr,
  whatsapp: () => 'WhatsApp',
  linkedin: () => 'LinkedIn',
  google: () => 'Google',
};

/** Where somebody came from, in words. */
export function sourceText(source: string): string {
  return sources[source]?.() ?? source;
}

import type { PublicCompany } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { ExternalLink } from '#web/design/external-link.tsx';
import { WorldIcon } from '#web/design/icons/icons.tsx';
import { FacebookIcon, InstagramIcon, LinkedInIcon, XIcon } from '#web/design/icons/social-icons.tsx';

/** Website and networks as the company gave them; nothing of it counts for search engines. */
export function PublicCompanyLinks({ company }: { company: PublicCompany }) {
  const links = [
    {
      href: company.website,
      label: hostOf(company.website) ?? m.job_openings_company_website(),
      Mark: WorldIcon,
    },
    { href: company.linkedin, label: m.reference_field_linkedin(), Mark: LinkedInIcon },
    { href: company.twitter, label: 'X', Mark: XIcon },
    { href: company.facebook, label: m.reference_field_facebook(), Mark: FacebookIcon },
    { href: company.instagram, label: m.reference_field_instagram(), Mark: InstagramIcon },
  ].filter(({ href }) => hostOf(href) !== undefined);
  if (links.length === 0) return null;
  return (
    <section className="card card-pad-lg" aria-labelledby="links">
      <h2 id="links">{m.job_openings_company_links()}</h2>
      <ul className="firm-links">
        {links.map(({ href, label, Mark }) => (
          <li key={label}>
            <Mark />
            <ExternalLink href={href} rel="noopener nofollow ugc">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The host of an address of the web; undefined for anything else. */
function hostOf(address: string): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : undefined;
}

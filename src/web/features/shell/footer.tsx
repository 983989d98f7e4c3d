import { useMatch } from '@tanstack/react-router';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import {
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  XIcon,
  YouTubeIcon,
} from '#web/design/icons/social-icons.tsx';
import { BrandName } from '#web/design/shell/brand.tsx';
import './footer.css';
import { leaveCompanyMode } from '#web/stored-mode.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { PageLink } from './page-link.tsx';

const firstYear = 2021;

const marks = {
  linkedin: { name: m.reference_field_linkedin, Mark: LinkedInIcon },
  instagram: { name: m.reference_field_instagram, Mark: InstagramIcon },
  facebook: { name: m.reference_field_facebook, Mark: FacebookIcon },
  twitter: { name: () => 'X', Mark: XIcon },
  youtube: { name: () => 'YouTube', Mark: YouTubeIcon },
};

/** The footer of every public page (specification 1, landing page behaviour). */
export function Footer() {
  const page = useMatch({ from: '/_public', shouldThrow: false });
  const messaging = useMatch({ from: '/_messaging', shouldThrow: false });
  const social = (page ?? messaging)?.loaderData?.social ?? [];
  return (
    <footer className="foot stars">
      <div className="wrap">
        <div className="foot-brand">
          <PageLink to="/" className="brand" onClick={leaveCompanyMode}>
            <BrandName />
          </PageLink>
          <p>{m.shell_footer_lead()}</p>
          <PageLink to="/contact-us" className="btn">
            {m.shell_contact()}
          </PageLink>
        </div>
        <Column title={m.shell_footer_candidates()}>
          <PageLink to="/jobs-pool" onClick={leaveCompanyMode}>
            {m.shell_find_jobs()}
          </PageLink>
          <PageLink to="/companies">{m.shell_companies()}</PageLink>
          <PageLink to="/help-and-faq">{m.shell_faq()}</PageLink>
          <PageLink to="/blog">{m.shell_blogs()}</PageLink>
        </Column>
        <Column title={m.shell_footer_employers()}>
          <PageLink to="/plans">{m.shell_view_plans()}</PageLink>
          <PageLink to="/employer">{m.shell_post_jobs()}</PageLink>
          <PageLink to="/contact-us">{m.shell_contact()}</PageLink>
        </Column>
        <Column title={m.product_name()}>
          <PageLink to="/about-us">{m.shell_about()}</PageLink>
          <PageLink to="/term-and-conditions" target="_blank">
            {m.shell_terms()}
          </PageLink>
          <PageLink to="/privacy-and-policy" target="_blank">
            {m.shell_privacy()}
          </PageLink>
        </Column>
        <div className="foot-end">
          <span>
            {m.shell_copyright({
              from: inDigits(firstYear),
              to: inDigits(new Date().getFullYear()),
              product: m.product_name(),
            })}
          </span>
          <div className="foot-languages">
            <LanguageSwitch className="foot-language" full />
          </div>
          {social.length > 0 && (
            <div className="foot-social">
              {social.map(({ network, href }) => {
                const { name, Mark } = marks[network];
                return (
                  <a key={network} href={href} target="_blank" rel="noopener noreferrer" aria-label={name()}>
                    <Mark />
                  </a>
                );
              })}
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

import { localeList } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { BrandName } from '#web/design/shell/brand.tsx';
import './own-host-footer.css';
import { PageLink } from './page-link.tsx';
import { useSurroundings } from './surroundings.ts';

/** Below a company's page at its own host: its other languages, and whose software it is. */
export function OwnHostFooter() {
  const { locale } = useSurroundings();
  return (
    <footer className="own-foot">
      <div className="wrap">
        <nav aria-label={m.shell_language()}>
          {localeList
            .filter(({ code }) => code !== locale)
            .map(({ code, name }) => (
              <a key={code} href={`/${code}`} lang={code}>
                {name}
              </a>
            ))}
        </nav>
        <PageLink to="/privacy-and-policy">{m.shell_privacy()}</PageLink>
        <PageLink to="/" className="brand">
          <BrandName />
        </PageLink>
      </div>
    </footer>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ProfileViewItem } from '#contract/candidate-responses.ts';
import { dateFormat } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { EyeIcon } from '#web/design/icons/icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

const shown = 6;
const whatTexts = {
  profile: m.candidates_viewed_profile,
  cv: m.candidates_viewed_cv,
  video: m.candidates_viewed_video,
};

/** Who opened the profile, the CV and the video: companies by name unless they hide it, others as visitors. */
export function ViewsCard() {
  const { data } = useQuery(query.candidates.views.queryOptions({ input: { page: 1 } }));
  const views = data?.data;
  return (
    <Card as="section" className="dash-card" aria-labelledby="own-views">
      <header className="dash-head">
        <h2 id="own-views">{m.candidates_views()}</h2>
        <span className="field-help num">{views && m.candidates_views_total({ total: views.total })}</span>
      </header>
      {views && views.total === 0 && <p className="dash-row">{m.candidates_views_none()}</p>}
      {views && views.total > 0 && (
        <>
          <p className="dash-row field-help">{m.candidates_views_recent(views.recent)}</p>
          <ul>
            {views.data.slice(0, shown).map((view) => (
              <ViewRow key={`${view.at} ${view.what} ${view.company?.id ?? ''}`} view={view} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function ViewRow({ view }: { view: ProfileViewItem }) {
  const { locale } = useSurroundings();
  const moment = dateFormat(locale, { dateStyle: 'medium' }).format(new Date(view.at));
  const { company } = view;
  const unnamed = view.confidential ? m.candidates_viewer_confidential : m.candidates_visitor;
  return (
    <li className="dash-row view-row">
      {company ? (
        <CompanyLogo size="sm" name={company.name} src={company.logo ? `/${company.logo}` : null} />
      ) : (
        <span className="view-visitor">
          <EyeIcon size="sm" />
        </span>
      )}
      <div>
        <b>{company ? <PageLink to={`/company/${company.slug}`}>{company.name}</PageLink> : unnamed()}</b>
        <p className="field-help">
          {whatTexts[view.what]()} · <time dateTime={view.at}>{moment}</time>
        </p>
      </div>
    </li>
  );
}

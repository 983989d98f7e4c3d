import { useQuery } from '@tanstack/react-query';
import type { OwnCareersPage } from '#contract/careers-page.ts';
import { ownDomainAddress } from '#domain/companies/careers/own-domain.ts';
import { careersPath } from '#domain/companies/careers/paths.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { CopiedField } from './copied-field.tsx';

/** Whether the company has a careers page, where it is found and where it is written. */
export function CareersCard({ isOwner, isSeen }: { isOwner: boolean; isSeen: boolean }) {
  const { publicUrl } = useSurroundings();
  const page = useQuery(query.careersPage.read.queryOptions());
  return (
    <Card as="section" aria-labelledby="site-careers">
      <div className="site-part">
        <h2 id="site-careers">{m.careers_title()}</h2>
        <p className="field-help">{m.careers_card_help()}</p>
        <Answered query={page} skeleton={<Skeleton height="44px" />}>
          {({ data }) => (
            <>
              <div>
                <StatusBadge tone={data.is_shown ? 'ok' : 'neutral'}>
                  {data.is_shown ? m.careers_on() : m.careers_off()}
                </StatusBadge>
              </div>
              {data.slug && data.is_shown && (
                <CopiedField label={m.careers_address_link()} value={linkTo(data, publicUrl)} />
              )}
              <div className="company-acts">
                {isOwner && (
                  <PageLink className="btn" to="/company-profile-edit/settings/site/careers">
                    {m.careers_edit()}
                  </PageLink>
                )}
                {data.slug && data.is_shown && isSeen && (
                  <PageLink className="btn btn-quiet" to={careersPath(data.slug)}>
                    {m.careers_look()}
                  </PageLink>
                )}
              </div>
            </>
          )}
        </Answered>
      </div>
    </Card>
  );
}

/** Where the page stands in the first place. */
function linkTo({ slug, domain }: OwnCareersPage, publicUrl: string): string {
  return domain?.state === 'connected'
    ? ownDomainAddress(publicUrl, domain.domain)
    : publicUrl + careersPath(slug);
}

import type { CompanyOpening } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { Notice } from '../../design/notice.tsx';
import { useSession } from '../identity/session.ts';
import { PageLink } from '../shell/page-link.tsx';
import { companyOfSession } from './company-of-session.ts';
import { OpeningPreview } from './opening-preview.tsx';
import { openingValues } from './opening-values.ts';

/** An opening for members who may read it and not change it. */
export function ReadOpening({ opening }: { opening: CompanyOpening }) {
  const { data: session } = useSession();
  return (
    <OpeningPreview
      values={openingValues(opening)}
      company={companyOfSession(session?.extra_data, session?.settings)}
      notice={
        <Notice
          tone="info"
          title={m.desk_read_only()}
          actions={
            <PageLink to="/job_opening" className="btn btn-sm">
              {m.desk_back()}
            </PageLink>
          }
        >
          {m.desk_read_only_text()}
        </Notice>
      }
    />
  );
}

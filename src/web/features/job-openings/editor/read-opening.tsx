import type { CompanyOpening } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { useSession } from '#web/features/identity/session.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { companyOfSession } from './company-of-session.ts';
import { OpeningPreview } from './opening-preview.tsx';
import { openingValues } from './opening-values.ts';

/** An opening for members who may read it and not change it. */
export function ReadOpening({ opening }: { opening: CompanyOpening }) {
  const { data: session } = useSession();
  return (
    <OpeningPreview
      values={openingValues(opening)}
      company={companyOfSession(session)}
      notice={
        <Notice
          tone="info"
          title={m.job_openings_editor_read_only()}
          actions={
            <PageLink to="/job_opening" className="btn btn-sm">
              {m.job_openings_editor_back()}
            </PageLink>
          }
        >
          {m.job_openings_editor_read_only_text()}
        </Notice>
      }
    />
  );
}

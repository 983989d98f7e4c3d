import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { FaultScreen } from '#web/features/shell/fault-screen.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { refusalOf } from '#web/refusal.ts';

/** A screen of one stored opening; one that is not the company's own is not there. */
export function OwnOpening({
  id,
  isFresh,
  children,
}: {
  id: string;
  /** A form never begins with what was read before. */
  isFresh?: boolean;
  children: (opening: CompanyOpening) => ReactNode;
}) {
  const opening = useQuery({
    ...query.jobOpenings.read.queryOptions({ input: { id } }),
    staleTime: 0,
    ...(isFresh && { gcTime: 0 }),
  });
  if (refusalOf(opening.error)?.code === 'NOT_FOUND') {
    return (
      <FaultScreen
        kind="not-found"
        actions={
          <PageLink to="/job_opening" className="btn">
            {m.job_openings_editor_list_title()}
          </PageLink>
        }
      />
    );
  }
  return (
    <Answered
      query={opening}
      skeleton={
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      }
    >
      {({ data }) => children(data)}
    </Answered>
  );
}

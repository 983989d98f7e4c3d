import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '../../api.ts';
import { Loading, SkeletonCard } from '../../design/skeleton.tsx';
import { FaultScreen } from '../shell/fault-screen.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { OpeningForm } from './opening-form.tsx';
import { ReadOpening } from './read-opening.tsx';

/** The form on a stored opening; one that is not the company's own is not there. */
export function EditOpening({ id }: { id: string }) {
  const { data, isError } = useQuery(
    query.jobOpenings.read.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }),
  );
  if (isError) {
    return (
      <FaultScreen
        kind="not-found"
        actions={
          <PageLink to="/job_opening" className="btn">
            {m.desk_list_title()}
          </PageLink>
        }
      />
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonCard />
        <SkeletonCard />
      </Loading>
    );
  }
  if (!data.data.abilities.edit) return <ReadOpening opening={data.data} />;
  return <OpeningForm key={`${id}-${data.data.version}`} opening={data.data} />;
}

import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '../../api.ts';
import { SkeletonCard } from '../../design/skeleton.tsx';
import { Answered } from '../shell/answered.tsx';
import { refusalCode } from '../shell/failure.ts';
import { FaultScreen } from '../shell/fault-screen.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { OpeningForm } from './opening-form.tsx';
import { ReadOpening } from './read-opening.tsx';

/** The form on a stored opening; one that is not the company's own is not there. */
export function EditOpening({ id }: { id: string }) {
  const opening = useQuery(query.jobOpenings.read.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }));
  if (refusalCode(opening.error) === 'NOT_FOUND') {
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
  return (
    <Answered
      query={opening}
      bones={
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      }
    >
      {({ data }) =>
        data.abilities.edit ? (
          <OpeningForm key={`${id}-${data.version}`} opening={data} />
        ) : (
          <ReadOpening opening={data} />
        )
      }
    </Answered>
  );
}

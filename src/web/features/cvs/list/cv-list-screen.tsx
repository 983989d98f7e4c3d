import { useQuery } from '@tanstack/react-query';
import { cvsMaximum } from '#domain/cvs/kept.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { CvCard } from './cv-card.tsx';
import { NewCv } from './new-cv.tsx';
import './list.css';

/** The candidate's CVs, each with its first page; without one, the ways to the first. */
export function CvListScreen({ opening }: { opening: string | undefined }) {
  const list = useQuery(query.cvs.list.queryOptions());
  return (
    <>
      <PageHeader title={m.cvs_page_title()} lead={m.cvs_page_lead()} />
      <Answered query={list} skeleton={<SkeletonCard />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              art={<EmptyDocumentsArt />}
              title={m.cvs_empty()}
              actions={<NewCv isFirst opening={opening} />}
            >
              {m.cvs_empty_text()}
            </EmptyState>
          ) : (
            <>
              <div className="cv-list-head">
                <p className="muted">{m.cvs_total({ count: data.length, most: cvsMaximum })}</p>
                {data.length < cvsMaximum && <NewCv opening={opening} />}
              </div>
              <ul className="cv-list">
                {data.map((cv) => (
                  <li key={cv.id}>
                    <CvCard cv={cv} opening={opening} isFull={data.length >= cvsMaximum} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answered>
    </>
  );
}

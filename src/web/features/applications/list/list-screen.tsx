import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { BoardView } from '#web/features/applications/board/board-view.tsx';
import { NothingReceived } from '#web/features/applications/nothing-received.tsx';
import { RowsNotice } from '#web/features/applications/statistics/rows-notice.tsx';
import { ListHead } from './list-head.tsx';
import { isFiltered, type ListSearch } from './list-search.ts';
import { ListView } from './list-view.tsx';
import './list.css';

/** What the company received, as a table or as a board by status; filters, order and looks stand in the address. */
export function ListScreen({ search }: { search: ListSearch }) {
  return (
    <>
      <ListHead search={search} />
      <RowsNotice search={search} />
      {search.view === 'board' ? (
        <BoardView search={search} nothing={<Nothing search={search} />} />
      ) : (
        <ListView search={search} nothing={<Nothing search={search} />} />
      )}
    </>
  );
}

function Nothing({ search }: { search: ListSearch }) {
  if (isFiltered(search) || search.page)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.applications_no_results()}
        actions={
          <LinkButton to="/job_application/list" search={{ view: search.view }}>
            {m.applications_clear_filters()}
          </LinkButton>
        }
      >
        {m.applications_no_results_text()}
      </EmptyState>
    );
  return <NothingReceived />;
}

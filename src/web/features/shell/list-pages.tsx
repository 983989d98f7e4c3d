import { Link } from '@tanstack/react-router';
import { Pagination } from '#web/design/data/pagination.tsx';

/** The pages of a list whose filters stand in the address: they are kept, and what is open beside the list is closed. */
export function ListPages({ page = 1, pages }: { page?: number; pages: number }) {
  return (
    <Pagination
      page={page}
      pages={pages}
      link={(target, props) => (
        <Link
          {...props}
          to="."
          search={(now) => ({ ...now, page: target > 1 ? target : undefined, id: undefined })}
        />
      )}
    />
  );
}

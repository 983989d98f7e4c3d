import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type {
  OwnApplication,
  ReceivedApplication,
  ReceivedApplicationDetails,
} from '#contract/application-responses.ts';
import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import type { ApplicationFiltersInput } from '#domain/applications/list.ts';
import { query } from '#web/api.ts';

export interface ReceivedPage {
  total: number;
  data: ReceivedApplication[];
  counts: Record<string, number>;
  abilities: { change_status: boolean; remove: boolean; move: boolean; several: boolean; add: boolean };
  mailed_statuses: StoredApplicationStatus[];
}

const nothing: ReceivedPage = {
  total: 0,
  data: [],
  counts: {},
  abilities: { change_status: false, remove: false, move: false, several: false, add: false },
  mailed_statuses: [],
};

/** One page of what the company received; the page before stays on the screen until it is there. */
export function receivedQuery(filters: ApplicationFiltersInput) {
  return query.applications.list.queryOptions({
    input: filters,
    placeholderData: keepPreviousData,
    select: ({ data }): ReceivedPage => (data.viewer === 'company' ? data : nothing),
  });
}

/** The kept views with what they hold: asked for again with the applications. */
export function viewsQuery() {
  return { ...query.applicationViews.list.queryOptions(), queryKey: [['applications', 'views']] };
}

/** The first of each status. */
export function boardQuery(filters: ApplicationFiltersInput) {
  return query.applications.board.queryOptions({
    input: filters,
    placeholderData: keepPreviousData,
    select: ({ data }) => data,
  });
}

/** The rows of one page, asked for by whoever goes on past another. */
export async function fetchReceived(
  client: QueryClient,
  filters: ApplicationFiltersInput,
): Promise<ReceivedApplication[]> {
  const { data } = await client.fetchQuery(query.applications.list.queryOptions({ input: filters }));
  return data.viewer === 'company' ? data.data : [];
}

const ownShown = 5;

/** The candidate's own applications, newest first, page after page. */
export function ownApplicationsQuery() {
  return query.applications.list.infiniteOptions({
    input: (page: number) => ({ show: ownShown, page }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, _, page) => (page * ownShown < data.total ? page + 1 : undefined),
    select: ({ pages }) => ({
      total: pages[0]?.data.total ?? 0,
      data: pages.flatMap(({ data }): OwnApplication[] => (data.viewer === 'candidate' ? data.data : [])),
    }),
  });
}

/** One application as the company reads it. */
export function detailsQuery(id: string) {
  return query.applications.get.queryOptions({
    input: { id },
    staleTime: 30_000,
    select: ({ data }): ReceivedApplicationDetails | undefined =>
      data.viewer === 'company' ? data : undefined,
  });
}

import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { HiddenOpening } from '#contract/hidden-openings.ts';
import type { SavedOpening } from '#contract/saved-openings.ts';
import type { CompanySession, Session } from '#contract/session.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { userTypes } from '#domain/identity/people.ts';
import { hiddenOpeningsShown } from '#domain/job-openings/hidden.ts';
import { savedOpeningsShown } from '#domain/job-openings/saved.ts';
import { calendarDate } from '#domain/time.ts';
import {
  detailsQuery,
  ownApplicationsQuery,
  receivedQuery,
  viewsQuery,
} from '#web/features/applications/calls.ts';
import { listInput, readListSearch } from '#web/features/applications/list/list-search.ts';
import { inPages } from '#web/features/candidate-dashboard/marked-openings.tsx';
import { sessionQuery } from '#web/features/identity/session.ts';
import { readSchedulesSearch, schedulesInput } from '#web/features/interviews/schedules/schedules-search.ts';
import { query } from './api.ts';
import { pageRequest } from './request.ts';

interface Asking {
  queries: QueryClient;
  search: Record<string, unknown>;
  own: CompanySession | undefined;
}

/** What the screens of the day ask for at once, by their route; others ask when their scripts are there. */
const screens: Readonly<Record<string, (asking: Asking) => Promise<unknown>>> = {
  '/_company/dashboard': ({ queries, own }) => {
    const day = calendarDate(new Date(), own?.extra_data.timezone);
    const input = { from: day, to: day, show: 20 };
    return Promise.all([
      queries.prefetchQuery(query.companyActivity.dashboard.queryOptions()),
      own?.settings.interviews !== false &&
        queries.prefetchQuery(query.interviews.list.queryOptions({ input })),
    ]);
  },
  '/_company/job_application/list/': ({ queries, search }) =>
    Promise.all([
      queries.prefetchQuery(query.applications.byOpening.queryOptions()),
      queries.prefetchQuery(viewsQuery()),
      search.view !== 'board' && queries.prefetchQuery(receivedQuery(listInput(readListSearch(search)))),
    ]),
  '/_company/job_application/list/details': async ({ queries, search, own }) => {
    const { data } = await queries.fetchQuery(receivedQuery(listInput(readListSearch(search))));
    const id = typeof search.id === 'string' ? search.id : data.data[0]?.id;
    if (!id) return;
    await Promise.all([
      queries.prefetchQuery(detailsQuery(id)),
      !isHiring(own) && queries.prefetchQuery(query.sharing.ofApplication.queryOptions({ input: { id } })),
    ]);
  },
  '/_company/schedules': ({ queries, search, own }) => {
    const input = schedulesInput(
      readSchedulesSearch(search),
      calendarDate(new Date(), own?.extra_data.timezone),
    );
    return Promise.all([
      queries.prefetchQuery(query.interviews.list.queryOptions({ input })),
      !isHiring(own) && queries.prefetchQuery(query.companyMembers.list.queryOptions()),
    ]);
  },
  '/_candidate/candidate-dashboard': ({ queries }) =>
    Promise.all([
      queries.prefetchQuery(query.candidates.details.queryOptions()),
      queries.prefetchQuery(query.interviews.own.queryOptions()),
      queries.prefetchInfiniteQuery(ownApplicationsQuery()),
      queries.prefetchQuery(query.talentPool.requests.queryOptions()),
      queries.prefetchQuery(query.candidates.views.queryOptions({ input: { page: 1 } })),
      queries.prefetchQuery(query.jobPool.forYou.queryOptions()),
      queries.prefetchInfiniteQuery(
        query.savedOpenings.list.infiniteOptions(inPages<SavedOpening>(savedOpeningsShown)),
      ),
      queries.prefetchInfiniteQuery(
        query.hiddenOpenings.list.infiniteOptions(inPages<HiddenOpening>(hiddenOpeningsShown)),
      ),
      queries.prefetchQuery(query.savedOpenings.ids.queryOptions()),
      queries.prefetchQuery(query.hiddenOpenings.ids.queryOptions()),
    ]),
};

/**
 * What a screen that the browser draws asks for first, read while the server answers with the page: the screen finds it
 * there (`takeFirstAnswers`). What was refused the screen asks for itself, and says why.
 */
export async function readFirstAnswers(router: AnyRouter): Promise<string> {
  if (!pageRequest().viewer) return '[]';
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = await queries.fetchQuery(sessionQuery).catch(() => undefined);
  const own = session?.user_type === userTypes.company ? session : undefined;
  const screen = router.matchRoutes(router.latestLocation).at(-1);
  // Before its approval most of a company's screens are closed.
  if (session && (!own || own.extra_data.approved_status === 'Approved'))
    await Promise.allSettled([
      queries.prefetchQuery(query.notifications.recent.queryOptions()),
      mayWrite(session, own) && queries.prefetchQuery(query.messages.unread.queryOptions()),
      screens[String(screen?.routeId)]?.({
        queries,
        search: (screen?.search ?? {}) as Record<string, unknown>,
        own,
      }),
    ]);
  const answers = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data } }) => (status === 'success' ? [[queryKey, data]] : []));
  return JSON.stringify(answers).replaceAll('<', '\\u003c');
}

function mayWrite({ user_type }: Session, own: Asking['own']): boolean {
  if (!own) return user_type === userTypes.candidate;
  return !isHiring(own) && own.settings.messaging !== false;
}

function isHiring(own: Asking['own']): boolean {
  return own !== undefined && isHiringRole(own.extra_data.member_role);
}

import {
  applicationsShown,
  type StoredApplicationStatus,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import { dateOf, many, one, pageOf } from '#web/search-params.ts';

/** The filters of the list as its address carries them; what stands for everything is left out. */
export interface ListSearch {
  status?: StoredApplicationStatus[];
  job_id?: string;
  name?: string;
  from?: string;
  to?: string;
  sort?: 'oldest';
  page?: number;
}

export function readListSearch(search: Record<string, unknown>): ListSearch {
  const given = many(search.status);
  const status = storedApplicationStatuses.filter((known) => given.includes(known));
  return {
    status: status.length > 0 ? status : undefined,
    job_id: one(search.job_id),
    name: one(search.name)?.slice(0, 255),
    from: dateOf(search.from),
    to: dateOf(search.to),
    sort: one(search.sort) === 'oldest' ? 'oldest' : undefined,
    page: pageOf(search.page),
  };
}

/** The same as the call takes them. */
export function listInput(search: ListSearch) {
  return { ...search, show: applicationsShown, page: search.page ?? 1 };
}

export function isFiltered({ status, job_id, name, from, to }: ListSearch): boolean {
  return Boolean(status || job_id || name || from || to);
}

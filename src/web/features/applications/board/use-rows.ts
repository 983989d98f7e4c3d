import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { type ApplicationStatus, applicationsShown } from '#domain/applications/applications.ts';
import type { ApplicationFiltersInput } from '#domain/applications/list.ts';
import { receivedQuery } from '#web/features/applications/calls.ts';

/** The rows of the board: the first of each column, and the further pages that were asked for, column by column. */
export function useRows(firstRows: readonly ReceivedApplication[], filters: ApplicationFiltersInput) {
  const key = JSON.stringify(filters);
  const [asked, setAsked] = useState<{ key: string; pages: { status: ApplicationStatus; page: number }[] }>({
    key,
    pages: [],
  });
  // Other filters begin with the first pages again.
  const pages = asked.key === key ? asked.pages : [];
  const further = useQueries({
    queries: pages.map(({ status, page }) =>
      receivedQuery({ ...filters, status: [status], show: applicationsShown, page }),
    ),
  });
  const all = [...firstRows, ...further.flatMap(({ data }) => data?.data ?? [])];
  return {
    rows: [...new Map(all.map((row) => [row.id, row])).values()],
    isLoading: (status: ApplicationStatus) =>
      further.some(({ isPending }, index) => isPending && pages[index]?.status === status),
    more: (status: ApplicationStatus) => {
      const page = pages.filter((one) => one.status === status).length + 2;
      setAsked({ key, pages: [...pages, { status, page }] });
    },
  };
}

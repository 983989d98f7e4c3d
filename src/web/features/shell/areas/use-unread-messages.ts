import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';

/** In how many conversations something is unread, for the navigation; undefined where there is nothing to say. */
export function useUnreadMessages({ isOn = true } = {}): number | undefined {
  const { data } = useQuery(query.messages.unread.queryOptions({ enabled: isOn, staleTime: 60_000 }));
  return data?.data.count || undefined;
}

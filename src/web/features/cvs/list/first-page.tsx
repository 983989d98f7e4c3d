import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { query } from '#web/api.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { bytesOf } from '#web/features/cvs/preview/bytes.ts';
import { useDrawnPages } from '#web/features/cvs/preview/use-drawn-pages.ts';

const pixels = 280;

/** The first page of a kept CV, small. */
export function FirstPage({ id, version }: { id: string; version: number }) {
  const { data } = useQuery({
    ...query.cvs.pdf.queryOptions({ input: { id } }),
    queryKey: [...query.cvs.pdf.key({ input: { id } }), version],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const bytes = useMemo(() => (data ? bytesOf(data.data.pdf) : undefined), [data]);
  const { pages } = useDrawnPages(bytes, pixels, 1);
  const canvas = pages[0]?.canvas;
  const put = useCallback((host: HTMLDivElement | null) => canvas && host?.replaceChildren(canvas), [canvas]);
  return canvas ? <div ref={put} /> : <Skeleton height="100%" />;
}

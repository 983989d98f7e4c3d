export interface WholeRange {
  start: number;
  end: number;
}

/**
 * What a `Range` header asks of a file: the bytes from first to last, `whole` where there is none that we
 * answer (several ranges, another unit, an `If-Range` of other content), or `unsatisfiable`.
 */
export function readRange(
  header: string | undefined,
  file: { size: number; etag: string; ifRange: string | undefined },
): WholeRange | 'whole' | 'unsatisfiable' {
  if (!header || (file.ifRange !== undefined && file.ifRange !== file.etag)) return 'whole';
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  if (!found || (found[1] === '' && found[2] === '')) return 'whole';
  const [, first = '', last = ''] = found;
  if (first === '') {
    const length = Math.min(Number(last), file.size);
    return length === 0 ? 'unsatisfiable' : { start: file.size - length, end: file.size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1);
  if (start >= file.size) return 'unsatisfiable';
  return end < start ? 'whole' : { start, end };
}

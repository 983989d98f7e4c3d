/** PostgreSQL's classes of "not now": connection, resources (a full disk, too many clients), shutdown, a failing disk. */
const awayStates = /^(08...|53...|57P0[1-5]|58030|25006)$/;

const brokenLine = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg says in words alone. */
const brokenWords =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable|Cannot use a pool after calling end)/;

/** Whether an error, or what caused it, says that the database is away, refuses, or has no room: not now, but soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === 'string') {
    if (awayStates.test(code) || brokenLine.has(code)) return true;
    // The socket's folder or file is gone; a missing file of another kind is a fault.
    if (code === 'ENOENT' && syscall === 'connect') return true;
  }
  if (brokenWords.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  return isDatabaseAway(error.cause);
}

/** Whether a statement ran out of its time: for a caller the same, for work in the background a fault of its item. */
export function isDatabaseSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === '57014' || isDatabaseSlow(error.cause);
}

/** Whether the disk has no room, or no more for this user. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || isDiskFull(error.cause);
}

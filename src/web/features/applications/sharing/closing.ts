/** The last minute in which a link opens: it closes with the end of a day. */
export function lastMinute(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 60_000).toISOString();
}

/** Whether a line of PostgreSQL's is one for our log: failed statements are told by whoever sent them; starts and stops are ours. */
export function isWorthLogging(line: string): boolean {
  // Whoever comes while it starts, recovers or stops is refused in these words, again and again.
  if (/starting up|shutting down|accepting connections|in recovery mode/.test(line)) return false;
  // Each connection ends with such a line when its server does; the last, when it was about to open, whoever waited how long.
  if (/administrator command|unexpected postmaster exit|canceling authentication/.test(line)) return false;
  return /^(WARNING|FATAL|PANIC):|recovery|terminated by signal|No space left/.test(line);
}

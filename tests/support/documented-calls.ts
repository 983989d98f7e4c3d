import { readFileSync } from 'node:fs';

/** A `curl` of a page of the documentation: what it writes is given as it stands there. */
export interface DocumentedCall {
  method: string;
  path: string;
  written: string | undefined;
}

/** The calls that a page of the documentation shows, one a line, each with its address at the end. */
export function documentedCalls(page: string): DocumentedCall[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('curl ')).map(readCall);
}

function readCall(line: string): DocumentedCall {
  const [before = '', path = ''] = line.replace(/"$/, '').split(' "$SITE');
  const at = before.indexOf(" -d '");
  const options = (at < 0 ? before : before.slice(0, at)).split(' ');
  const method = options.includes('-X') ? options[options.indexOf('-X') + 1] : undefined;
  return {
    method: method ?? 'GET',
    path,
    written: at < 0 ? undefined : before.slice(at + " -d '".length).replace(/'$/, ''),
  };
}

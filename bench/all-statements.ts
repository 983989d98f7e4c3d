import pg from 'pg';

export interface Timed {
  text: string;
  values: unknown[];
  /** From its sending to its answer. */
  milliseconds: number;
}

/** Everything that is asked of any database while something is done, in transactions, too, with the time of each. */
export async function recordAll<Made>(work: () => Promise<Made>): Promise<{ made: Made; asked: Timed[] }> {
  const asked: Timed[] = [];
  const prototype = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const began = performance.now();
    const answer = query.apply(this, given);
    const [first, second] = given;
    const config = (typeof first === 'string' ? { text: first } : first) as {
      text?: string;
      values?: unknown[];
    };
    const statement: Timed = {
      text: config.text ?? '',
      values: config.values ?? (Array.isArray(second) ? second : []),
      milliseconds: 0,
    };
    if (/^\s*(?:select|with|insert|update|delete)\b/i.test(statement.text)) asked.push(statement);
    const end = () => {
      statement.milliseconds = performance.now() - began;
    };
    if (answer instanceof Promise) answer.then(end, end);
    return answer;
  };
  try {
    return { made: await work(), asked };
  } finally {
    prototype.query = query;
  }
}

interface PlanNode {
  'Node Type': string;
  'Total Cost': number;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** The tables that a statement would read from end to end. */
export async function wholeTablesOf(pool: pg.Pool, { text, values }: Timed): Promise<string[]> {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  const walk = (node: PlanNode, ends = Number.POSITIVE_INFINITY): string[] => {
    // What a limit above it ends after a few rows is not read to its end.
    const most = node['Node Type'] === 'Limit' ? Math.min(ends, node['Total Cost']) : ends;
    const isWhole = node['Node Type'] === 'Seq Scan' && node['Total Cost'] < most * 10;
    return [
      ...(isWhole && node['Relation Name'] ? [node['Relation Name']] : []),
      ...(node.Plans ?? []).flatMap((inner) => walk(inner, most)),
    ];
  };
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => walk(Plan)));
}

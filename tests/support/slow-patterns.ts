/** What is repeated: single signs, and pairs in which two parts of a pattern may take each other's place. */
const signs = [...'@aA.1- <>\n\t"\'&;/\\()[]{}#*_`=,:+%|!~\0\u00e9ع٣\u0301\u{1f600}'];
const pairs = ['a@', 'a.', 'a ', '1 ', '1-', '. ', '- ', ' \n', '<a', '</', 'a,', '\r\n', 'a-', '](', '<!'];
/** What stands before and after: a repetition is tried again where its end is refused. */
const frames = [
  ['', ''],
  ['a', '!'],
  ['', '\u0001'],
  ['<', ' '],
  [' ', 'a'],
  ['a', 'b'],
] as const;

interface Worst {
  before: string;
  pump: string;
  after: string;
}

const common = [...signs, ...pairs].flatMap((pump) =>
  frames.map(([before, after]): Worst => ({ before, pump, after })),
);

/** What leads this pattern astray best: the words that it names, repeated, and before and after a repetition. */
function worstFor(words: readonly string[]): Worst[] {
  const repeated = words.flatMap((word) => [word, `${word} `, `${word}a`]);
  return [
    ...common,
    ...repeated.flatMap((pump) => frames.map(([before, after]) => ({ before, pump, after }))),
    ...words.flatMap((word) =>
      [...' \t\na1.-'].flatMap((pump) => [
        { before: word, pump, after: '\u0001' },
        { before: '', pump, after: word },
      ]),
    ),
  ];
}

/** The runs of plain letters and signs that a pattern names. */
export function wordsOf(source: string): string[] {
  const words = source
    .replaceAll(/\\[pP]\{[^}]*\}|\\[dDwWsSbBkntrfv0]|\(\?(?:<?[=!]|:|<\w+>)|\{\d*,?\d*\}/g, ' | ')
    .replaceAll(/\[(?:\\.|[^\]\\])*\]/g, ' | ')
    .replaceAll(/\\(.)|[()[\]{}*+?|^$.]/g, (_, escaped?: string) => escaped ?? '\n')
    .split('\n')
    .map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== '' && word.length <= 30))].slice(0, 6);
}

function textOf({ before, pump, after }: Worst, length: number): string {
  return before + pump.repeat(Math.ceil(length / pump.length)).slice(0, length) + after;
}

/** What grows with a high power, or doubles with each sign, is known while the text is short. */
const lengths = [26, 200, 2000];
/** Milliseconds of the processor that 20,000 signs may always take; the quadratic patterns of old took 120 to 400. */
const bound = 60;
/** Four times the text takes four times as long; sixteen times where it is quadratic. */
const growth = 8;

/**
 * Of the worst texts the first for which the time of `run` grows faster than the text; undefined where none does.
 * Only what takes longer than `suspicious` milliseconds for 2,000 signs is measured.
 */
export function findSlow(
  run: (text: string) => unknown,
  words: readonly string[] = [],
  suspicious = 1,
): string | undefined {
  const worst = worstFor(words);
  for (const length of lengths) {
    for (const one of worst) {
      const text = textOf(one, length);
      if (elapsed(run, text) < suspicious || elapsed(run, text) < suspicious) continue;
      const slow = length === 2000 ? slowness(run, one) : runsAway(run, text);
      if (slow) return `${JSON.stringify(textOf(one, 9))} ${slow}`;
    }
  }
  return undefined;
}

function runsAway(run: (text: string) => unknown, text: string): string | undefined {
  const time = processorTime(run, text);
  return time > bound ? `takes ${time.toFixed(0)} ms with ${text.length} signs` : undefined;
}

function slowness(run: (text: string) => unknown, worst: Worst): string | undefined {
  const shorter = processorTime(run, textOf(worst, 5000));
  if (shorter > 20 * bound) return `takes ${shorter.toFixed(0)} ms with 5,000 signs`;
  const longer = processorTime(run, textOf(worst, 20_000));
  return longer > bound && longer / Math.max(shorter, 1) > growth
    ? `takes ${shorter.toFixed(0)} ms with 5,000 signs and ${longer.toFixed(0)} with 20,000`
    : undefined;
}

function elapsed(run: (text: string) => unknown, text: string): number {
  const begun = performance.now();
  run(text);
  return performance.now() - begun;
}

/** Milliseconds of the processor for this thread, the best of three: what else the machine and the process do is not counted. */
function processorTime(run: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 3 && best > 0; turn += 1) {
    const before = process.threadCpuUsage();
    run(text);
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best > 1000) break;
  }
  return best;
}

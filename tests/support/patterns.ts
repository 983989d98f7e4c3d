import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

export interface FoundPattern {
  /** `src/domain/urls.ts:12` */
  place: string;
  source: string;
  flags: string;
}

/** Every regular expression that the rooms hold: those written out, and the places where one is put together. */
export function findPatterns(rooms: readonly string[]): { written: FoundPattern[]; composed: string[] } {
  const written: FoundPattern[] = [];
  const composed: string[] = [];
  for (const path of rooms.flatMap(sourcesBelow)) {
    const text = readFileSync(path, 'utf8');
    if (!/RegExp|\//.test(text)) continue;
    const { program, errors } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    const place = (start: number) => `${path}:${text.slice(0, start).split('\n').length}`;
    const call = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') composed.push(place(start));
    };
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        written.push({ place: place(node.start), source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: call,
      CallExpression: call,
    }).visit(program);
  }
  return { written, composed };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$/.test(path))
    .map((path) => `${folder}/${path}`)
    .toSorted();
}

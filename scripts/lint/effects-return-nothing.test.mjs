import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const refused = [
  'useEffect(() => row.scrollIntoView(), [row]);',
  'useEffect(() => row.current?.focus(), []);',
  'useEffect(() => void load().then(show), []);',
  'useLayoutEffect(() => measure());',
  'useEffect(() => { if (!row) return clear(); show(row); }, [row]);',
];
const fine = [
  'useEffect(() => { row.scrollIntoView(); }, [row]);',
  'useEffect(() => () => close(), []);',
  'useEffect(() => { const read = () => { return load(); }; read(); return () => close(); }, []);',
];

test('the lint refuses an effect that returns a call, and lets a clean-up be', () => {
  expect(refusedLines([...refused, ...fine])).toEqual(refused);
});

/** Those of the lines that the rule names. */
function refusedLines(lines) {
  const folder = mkdtempSync(join(tmpdir(), 'mihna-lint-'));
  try {
    const plugins = [resolve('scripts/lint/effects-return-nothing.grit')];
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins }));
    writeFileSync(join(folder, 'probe.tsx'), lines.join('\n'));
    const biome = resolve('node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--only=plugin', '--reporter=github', '.'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const named = [...stdout.matchAll(/line=(\d+)[^\n]*what an effect returns/g)];
    return [...new Set(named.map(([, line]) => lines[Number(line) - 1]))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

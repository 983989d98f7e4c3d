import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'GLOSSARY.md', ...filesIn('docs')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const named = [...new Set([...documents, ...filesIn('scripts', '.mjs')].flatMap(commandsIn))];

test('documents name commands', () => expect(named).toEqual(expect.arrayContaining(['start', 'superadmin'])));

test.each(named)('the command "%s" that a document names exists and says what it does', async (name) => {
  expect(Object.keys(scripts)).toContain(name);
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', name, '--', '--help']);
  expect(stdout.trim()).not.toBe('');
});

function commandsIn(path) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/npm (?:run ([a-z]+(?:[:-][a-z]+)*)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short,
  );
}

function filesIn(folder, ending = '.md') {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending) && !name.endsWith(`.test${ending}`))
    .map((name) => `${folder}/${name}`);
}

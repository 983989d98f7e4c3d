// npm run client -- FOLDER: writes the package `hiring-client` there: the typed calls of companies' own programs, made from
// the contract; `npm publish FOLDER` or `npm install FOLDER` takes it from there.
import './help.mjs';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clientTypes } from './client-types.mjs';
import { prepareOnNode24 } from './prepare.mjs';

const [folder] = process.argv.slice(2).map((name) => resolve(process.env.INIT_CWD ?? '.', name));
if (!folder) {
  console.error('Say where: npm run client -- FOLDER');
  process.exit(1);
}
await prepareOnNode24();
const { describeApi } = await import('#server/platform/http/description.ts');
mkdirSync(folder, { recursive: true });
cpSync('packaging/client', folder, { recursive: true });
writeFileSync(`${folder}/index.d.ts`, clientTypes(await describeApi('https://mihna.example')));
console.log(`hiring-client is in ${folder}`);

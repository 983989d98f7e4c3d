import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CompileFormatEnum, createTypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import { loadFonts } from '@myriaddreamin/typst.ts/options.init';
import { create, type Font } from 'fontkit';
import { knownText } from './known-text.ts';
import { withReadableText } from './readable-text.ts';
import type { RenderAnswer, RenderFiles, RenderJob } from './render-messages.ts';
import { withWordsInOrder } from './words-in-order.ts';

const { fonts, templates, compiler: program } = workerData as RenderFiles;
const fontBytes = fonts.map((file) => readFileSync(file));
const characters = fontBytes.map(charactersOf);
const compiler = createTypstCompiler();
await compiler.init({
  getModule: () => ({ module_or_path: readFileSync(program) }),
  // Without `assets: false` the compiler would ask the net for fonts.
  beforeBuild: [loadFonts(fontBytes, { assets: false })],
});
for (const file of templates) compiler.addSource(`/${basename(file)}`, readFileSync(file, 'utf8'));
parentPort?.on('message', (job: RenderJob) => void answer(job));
parentPort?.postMessage({ type: 'ready' } satisfies RenderAnswer);

async function answer(job: RenderJob): Promise<void> {
  const { cv, dropped } = knownText(job.cv, (code) => characters.some((known) => known.has(code)));
  compiler.mapShadow('/cv.json', new TextEncoder().encode(JSON.stringify(cv)));
  if (job.photo) compiler.mapShadow('/photo', job.photo);
  if (job.code) compiler.mapShadow('/code.svg', new TextEncoder().encode(job.code));
  try {
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: `/cv-${job.template}.typ`,
      inputs: {},
      format: CompileFormatEnum.pdf,
      diagnostics: 'full',
    });
    if (result)
      tell({ type: 'rendered', job: job.job, pdf: withWordsInOrder(withReadableText(result)), dropped });
    else tell({ type: 'failed', job: job.job, reason: reasonOf(diagnostics) });
  } catch (error) {
    tell({ type: 'failed', job: job.job, reason: String(error) });
  } finally {
    compiler.unmapShadow('/photo');
    compiler.unmapShadow('/code.svg');
  }
}

/** Where and what; never the text of the CV. */
function reasonOf(diagnostics: { path: string; range: string; message: string }[] | undefined): string {
  return (diagnostics ?? []).map(({ path, range, message }) => `${path}:${range} ${message}`).join('\n');
}

function tell(answer: RenderAnswer): void {
  parentPort?.postMessage(answer);
}

function charactersOf(bytes: Buffer): Set<number> {
  const font = create(bytes) as Font;
  return new Set(font.characterSet);
}

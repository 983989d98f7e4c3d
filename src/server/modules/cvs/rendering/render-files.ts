import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderFiles } from './render-messages.ts';

const fonts = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
  'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  'vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
];

/** Templates lie beside this file in the sources, in `workers` of the built product; the rest in packages. */
export function renderFiles(): RenderFiles {
  const { resolve } = createRequire(import.meta.url);
  const folder = import.meta.url.endsWith('.ts') ? './templates/' : './workers/';
  const templates = fileURLToPath(new URL(folder, import.meta.url));
  return {
    fonts: fonts.map((file) => resolve(`@expo-google-fonts/${file}`)),
    templates: readdirSync(templates)
      .filter((name) => name.endsWith('.typ'))
      .map((name) => join(templates, name)),
    compiler: resolve('@myriaddreamin/typst-ts-web-compiler/wasm'),
  };
}

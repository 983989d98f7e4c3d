// Writes src/web/route-tree.gen.ts from the files in src/web/routes, as the build does, so that types can be checked
// before it.
import { Generator, getConfig } from '@tanstack/router-generator';

const footer = [
  "import type { getRouter } from './router.tsx';",
  "import type { createStart } from '@tanstack/react-start';",
  "declare module '@tanstack/react-start' {\n  interface Register {\n    ssr: true;\n    router: Awaited<ReturnType<typeof getRouter>>;\n  }\n}",
];

export async function generateRoutes() {
  const root = process.cwd();
  const config = getConfig(
    {
      target: 'react',
      routesDirectory: './src/web/routes',
      generatedRouteTree: './src/web/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      routeFileIgnorePattern: '\\.test\\.',
      disableLogging: true,
      routeTreeFileFooter: footer,
    },
    root,
  );
  await new Generator({ config, root }).run();
}

if (import.meta.main) await generateRoutes();

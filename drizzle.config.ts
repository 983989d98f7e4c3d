import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/modules/**/*table.ts', './src/server/platform/**/*table.ts'],
  out: './migrations',
  casing: 'snake_case',
});

import { beforeAll, expect, test } from 'vitest';
import { listCalls } from '#server/platform/registry.ts';
import { faultsOf } from './hostile-values.ts';
import type { TestServer } from './test-server.ts';

/** A valid input of a call, and who sends it. */
export interface Sample {
  token?: string;
  params?: Record<string, string>;
  input?: object;
}

/** One test for each call of these areas: its valid input with each field made hostile in turn never makes it fail. */
export function testHostileValues(
  server: () => TestServer,
  areas: readonly string[],
  samples: () => Promise<Record<string, Sample>>,
): void {
  const calls = listCalls().filter(({ name }) => areas.includes(name.split('.')[0] ?? ''));
  let sampled: Record<string, Sample> = {};

  beforeAll(async () => {
    sampled = await samples();
  });

  test.each(calls)(
    'V2, V4: no hostile value makes $name fail',
    { timeout: 60_000 },
    async ({ name, method, path }) => {
      const sample = sampled[name];
      if (!sample) throw new Error(`Give ${name} a valid input`);
      const { token, params = {}, input = {} } = sample;
      expect(await faultsOf(server(), { method, path, token, params, input })).toEqual([]);
    },
  );
}

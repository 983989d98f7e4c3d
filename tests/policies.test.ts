import { expect, test } from 'vitest';
import { describePolicies, policiesFile } from '#support/policies.ts';

/** `npm run policies` writes the list anew: what was loosened is a line of the change. */
test('who may make each call stands in the list', async () => {
  await expect(describePolicies()).toMatchFileSnapshot(policiesFile);
});

import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { documentedCalls } from '#support/documented-calls.ts';
import { password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const { call, connected } = companySignInOn(server, signInProvider());

test('each example of the documentation is answered', async () => {
  const owner = await connected('company.example');
  const { token } = (await call(owner, 'POST', '/directory', { password })).body;
  const made: Record<string, string> = {};
  const answers = [];
  for (const { method, path, written } of documentedCalls('docs/integrations/scim.md')) {
    const filled = (text: string) =>
      text.replaceAll(/'?\$(USER|GROUP)'?/g, (_all, name: string) => made[name] ?? '');
    const body = written && JSON.parse(filled(written));
    const answer = await send(server(), method, filled(path), { token, body });
    if (answer.status === 201) made[path.endsWith('Users') ? 'USER' : 'GROUP'] = answer.body.id;
    answers.push(answer.status);
  }
  expect(answers).toEqual([200, 201, 200, 200, 200, 201, 200]);
});

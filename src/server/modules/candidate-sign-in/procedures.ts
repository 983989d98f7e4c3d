import { presentSignedIn } from '#server/modules/identity/sign-in-service.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { beginConnection, beginEntry } from './begin-service.ts';
import { readStep, signUpBy } from './step-service.ts';
import { disconnectProvider, readWays } from './ways-service.ts';

const { candidateSignIn } = procedures;

export const candidateSignInProcedures = candidateSignIn.router({
  begin: candidateSignIn.begin.handler(async ({ context, input }) => ({
    ...done,
    address: await beginEntry(context, input),
  })),
  step: candidateSignIn.step.handler(({ context }) => readStep(context)),
  signUp: candidateSignIn.signUp.handler(async ({ context, input }) =>
    presentSignedIn(await signUpBy(context, input)),
  ),
  ways: candidateSignIn.ways.handler(async ({ context }) => ({ status: 200, data: await readWays(context) })),
  connect: candidateSignIn.connect.handler(async ({ context, input }) => ({
    ...done,
    address: await beginConnection(context, input),
  })),
  disconnect: candidateSignIn.disconnect.handler(async ({ context, input }) => {
    await disconnectProvider(context, input);
    return done;
  }),
});

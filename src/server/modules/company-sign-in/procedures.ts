import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { beginConfirmation, beginEntry, beginTrial, findWay, readConfirmation } from './begin-service.ts';
import { readSignIn, removeConnection, saveConnection } from './connection-service.ts';
import { makeDirectoryToken, readDirectory, removeDirectory } from './directory/token-service.ts';
import { addDomain, checkDomain, removeDomain } from './domains-service.ts';
import { proveDomain, readDomains, withdrawProof } from './proofs-service.ts';
import { setSignInState } from './state-service.ts';

const { companySignIn } = procedures;

export const companySignInProcedures = companySignIn.router({
  read: companySignIn.read.handler(async ({ context }) => ({ status: 200, data: await readSignIn(context) })),
  addDomain: companySignIn.addDomain.handler(async ({ context, input }) => ({
    ...done,
    data: await addDomain(context, input.domain),
  })),
  checkDomain: companySignIn.checkDomain.handler(async ({ context, input }) => ({
    ...done,
    ...(await checkDomain(context, input.id)),
  })),
  removeDomain: companySignIn.removeDomain.handler(async ({ context, input }) => {
    await removeDomain(context, input.id);
    return done;
  }),
  proveDomain: companySignIn.proveDomain.handler(async ({ context, input }) => ({
    ...done,
    data: await proveDomain(context, input),
  })),
  provedDomains: companySignIn.provedDomains.handler(async ({ context, input }) => ({
    status: 200,
    data: await readDomains(context, input.id),
  })),
  withdrawProof: companySignIn.withdrawProof.handler(async ({ context, input }) => {
    await withdrawProof(context, input);
    return done;
  }),
  saveConnection: companySignIn.saveConnection.handler(async ({ context, input }) => {
    await saveConnection(context, input);
    return done;
  }),
  removeConnection: companySignIn.removeConnection.handler(async ({ context }) => {
    await removeConnection(context);
    return done;
  }),
  setState: companySignIn.setState.handler(async ({ context, input }) => {
    await setSignInState(context, input);
    return done;
  }),
  try: companySignIn.try.handler(async ({ context }) => ({ ...done, address: await beginTrial(context) })),
  directory: companySignIn.directory.handler(async ({ context }) => ({
    status: 200,
    data: await readDirectory(context),
  })),
  makeDirectoryToken: companySignIn.makeDirectoryToken.handler(async ({ context, input }) => ({
    ...done,
    ...(await makeDirectoryToken(context, input)),
  })),
  removeDirectory: companySignIn.removeDirectory.handler(async ({ context }) => {
    await removeDirectory(context);
    return done;
  }),
  confirmation: companySignIn.confirmation.handler(async ({ context }) => ({
    status: 200,
    data: await readConfirmation(context),
  })),
  confirm: companySignIn.confirm.handler(async ({ context, input }) => ({
    ...done,
    address: await beginConfirmation(context, input),
  })),
  way: companySignIn.way.handler(async ({ context, input }) => ({
    status: 200,
    data: await findWay(context, input.email),
  })),
  begin: companySignIn.begin.handler(async ({ context, input }) => ({
    ...done,
    address: await beginEntry(context, input),
  })),
});

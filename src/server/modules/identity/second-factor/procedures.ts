import { presentSignedIn } from '#server/modules/identity/session-response.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import {
  addOwnPasskey,
  askOwnSignature,
  beginPasskey,
  beginTotp,
  confirmOwnTotp,
  readOwnFactors,
  removeOwnPasskey,
  removeOwnTotp,
  renewOwnCodes,
} from './own-service.ts';
import { askForSignature } from './passkeys.ts';
import {
  askSecondStepPasskey,
  recoverAccess,
  reportLostDevice,
  signInByPasskey,
  takeSecondStep,
} from './second-step-service.ts';

const { secondFactor } = procedures;

export const secondFactorProcedures = secondFactor.router({
  secondStep: secondFactor.secondStep.handler(async ({ context, input }) =>
    presentSignedIn(await takeSecondStep(context, input)),
  ),
  secondStepPasskey: secondFactor.secondStepPasskey.handler(async ({ context, input }) => ({
    ...done,
    data: await askSecondStepPasskey(context, input.ticket),
  })),
  lostDevice: secondFactor.lostDevice.handler(async ({ context, input }) => {
    await reportLostDevice(context, input.ticket);
    return done;
  }),
  recover: secondFactor.recover.handler(async ({ context, input }) => ({
    ...done,
    ...(await recoverAccess(context, input.token)),
  })),
  passkeyOptions: secondFactor.passkeyOptions.handler(async ({ context }) => ({
    ...done,
    data: await askForSignature(context, null),
  })),
  passkeySignIn: secondFactor.passkeySignIn.handler(async ({ context, input }) =>
    presentSignedIn(await signInByPasskey(context, input.passkey)),
  ),
  state: secondFactor.state.handler(async ({ context }) => ({
    status: 200,
    data: await readOwnFactors(context),
  })),
  beginTotp: secondFactor.beginTotp.handler(async ({ context, input }) => ({
    ...done,
    data: await beginTotp(context, input),
  })),
  confirmTotp: secondFactor.confirmTotp.handler(async ({ context, input }) => ({
    ...done,
    recovery_codes: await confirmOwnTotp(context, input),
  })),
  removeTotp: secondFactor.removeTotp.handler(async ({ context, input }) => {
    await removeOwnTotp(context, input);
    return done;
  }),
  beginPasskey: secondFactor.beginPasskey.handler(async ({ context, input }) => ({
    ...done,
    data: await beginPasskey(context, input),
  })),
  addPasskey: secondFactor.addPasskey.handler(async ({ context, input }) => ({
    ...done,
    recovery_codes: await addOwnPasskey(context, input),
  })),
  removePasskey: secondFactor.removePasskey.handler(async ({ context, input }) => {
    await removeOwnPasskey(context, input);
    return done;
  }),
  proofOptions: secondFactor.proofOptions.handler(async ({ context }) => ({
    ...done,
    data: await askOwnSignature(context),
  })),
  renewCodes: secondFactor.renewCodes.handler(async ({ context, input }) => ({
    ...done,
    recovery_codes: await renewOwnCodes(context, input),
  })),
});

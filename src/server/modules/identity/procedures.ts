import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { isEmailFree, resendVerification, verifyEmail } from './emails-service.ts';
import { changeLanguage, readLanguage } from './language-service.ts';
import { changePassword, checkResetCode, forgetPassword, resetPassword } from './passwords-service.ts';
import { presentSignedIn, readSession } from './session-response.ts';
import { endSession, listSessions, signOut, signOutEverywhere } from './sessions-service.ts';
import { type FirstStep, requestSignInLink, signIn, signInByLink } from './sign-in-service.ts';

const { identity } = procedures;

export const identityProcedures = identity.router({
  login: identity.login.handler(async ({ context, input }) => presentFirstStep(await signIn(context, input))),
  logout: identity.logout.handler(async ({ context }) => {
    await signOut(context, context.sessionToken);
    return { success: true };
  }),
  logoutEverywhere: identity.logoutEverywhere.handler(async ({ context, input }) => {
    await signOutEverywhere(context, input?.keep_current ?? false);
    return done;
  }),
  session: identity.session.handler(({ context }) => readSession(context)),
  sessions: identity.sessions.handler(async ({ context }) => ({
    status: 200,
    data: await listSessions(context),
  })),
  endSession: identity.endSession.handler(async ({ context, input }) => {
    await endSession(context, input.id);
    return done;
  }),
  forgotPassword: identity.forgotPassword.handler(async ({ context, input }) => {
    await forgetPassword(context, input);
    return done;
  }),
  checkResetCode: identity.checkResetCode.handler(async ({ context, input }) => {
    await checkResetCode(context, input);
    return done;
  }),
  resetPassword: identity.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context, input);
    return done;
  }),
  verifyEmail: identity.verifyEmail.handler(async ({ context, input }) => {
    if (input?.token) return { ...done, ...(await verifyEmail(context, input.token)) };
    await resendVerification(context, input?.email);
    return done;
  }),
  checkEmail: identity.checkEmail.handler(async ({ context, input }) => {
    return { status: await isEmailFree(context, input.email) };
  }),
  language: identity.language.handler(async ({ context }) => ({
    status: 200,
    data: await readLanguage(context),
  })),
  setLanguage: identity.setLanguage.handler(async ({ context, input }) => {
    await changeLanguage(context, input);
    return done;
  }),
  changePassword: identity.changePassword.handler(async ({ context, input }) => {
    await changePassword(context, input);
    return done;
  }),
  requestSignInLink: identity.requestSignInLink.handler(async ({ context, input }) => {
    await requestSignInLink(context, input);
    return done;
  }),
  signInByLink: identity.signInByLink.handler(async ({ context, input }) =>
    presentFirstStep(await signInByLink(context, input.token)),
  ),
});

function presentFirstStep(step: FirstStep) {
  if ('account' in step) return presentSignedIn(step);
  return { success: false as const, second_step: step.secondStep };
}

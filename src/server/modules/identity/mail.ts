import { namesOf } from '#domain/shown-names.ts';
import type { FactorChange } from '#emails/letters/second-factor-changed.tsx';
import type { Context } from '#server/platform/context.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { deviceName } from './devices.ts';
import type { Account } from './queries.ts';

/** To whom: the account's address, in its language, unless told otherwise. */
function recipient(account: Account, to = account.email) {
  return { to, locale: account.locale, accountId: account.id };
}

export function sendVerification(context: Context, account: Account, token: string, to: string) {
  return sendLetter(context, {
    ...recipient(account, to),
    letter: 'verify-email',
    data: { ...namesOf(account), path: `/verify-email?token=${token}`, hours: 24 },
  });
}

export function sendResetCode(context: Context, account: Account, code: string) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'reset-code',
    data: { ...namesOf(account), code, minutes: 10 },
  });
}

/** The link leads on to where the person wanted to go. */
export function sendSignInLink(context: Context, account: Account, token: string, redirect?: string) {
  const search = new URLSearchParams({ token, ...(redirect && { redirect }) });
  return sendLetter(context, {
    ...recipient(account),
    letter: 'sign-in-link',
    data: { ...namesOf(account), path: `/auth?${search}`, minutes: 15 },
  });
}

/** Instead of a link or a code: which way in there is. */
export function sendOwnWay(
  context: Context,
  account: Account,
  { company, companyAr }: { company: string; companyAr: string },
) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'sign-in-by-company',
    data: { ...namesOf(account), companyName: company, companyNameAr: companyAr },
  });
}

/** Before an account is erased for want of use: `about` tells one warning from another. */
export function sendInactive(
  context: Context,
  account: Account,
  warning: { months: number; erasedOn: Date; about: string },
) {
  const { months, erasedOn, about } = warning;
  return sendLetter(context, {
    ...recipient(account),
    letter: 'account-inactive',
    data: { ...namesOf(account), months, erasedOn },
    about,
  });
}

export function sendPasswordChanged(context: Context, account: Account) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'password-changed',
    data: { ...namesOf(account), changedAt: context.clock.now() },
  });
}

/** To the old address, which learns the new one only in part. */
export function sendEmailChangedNotice(
  context: Context,
  account: Account,
  newEmail: string,
  { isByCompany = false }: { isByCompany?: boolean } = {},
) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'email-changed-notice',
    data: {
      ...namesOf(account),
      ...{ maskedNewEmail: maskEmail(newEmail), changedAt: context.clock.now(), isByCompany },
    },
  });
}

export function sendNewDeviceNotice(context: Context, account: Account) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'new-device-sign-in',
    data: {
      ...namesOf(account),
      device: deviceName(context.request.userAgent),
      signedInAt: context.clock.now(),
    },
  });
}

/** Whatever changes in how an account signs in is told to its owner. */
export function sendFactorChanged(context: Context, account: Account, change: FactorChange) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'second-factor-changed',
    data: {
      ...namesOf(account),
      change,
      device: deviceName(context.request.userAgent),
      changedAt: context.clock.now(),
    },
  });
}

/** The link to remove a lost factor; administrators have none and ask a superadmin. */
export function sendFactorLost(context: Context, account: Account, link?: { token: string; from: Date }) {
  return sendLetter(context, {
    ...recipient(account),
    letter: 'second-factor-lost',
    data: {
      ...namesOf(account),
      path: link ? `/second-step-recovery?token=${link.token}` : null,
      from: link?.from ?? null,
    },
  });
}

/** Keeps no tie to the account, which is gone when the letter is read, and is itself gone once sent. */
export function sendAccountDeleted(context: Context, account: Account) {
  return sendLetter(context, {
    to: account.email,
    locale: account.locale,
    isErasedOnceSent: true,
    letter: 'account-deleted',
    data: namesOf(account),
  });
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}

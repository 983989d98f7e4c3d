import { createHash } from 'node:crypto';
import { clientKey } from '#server/platform/client-key.ts';
import type { Context } from '#server/platform/context.ts';
import { isSecureCookie } from '#server/platform/cookies.ts';
import { hashToken, newToken, secretCookieHeader } from '#server/platform/sessions.ts';
import {
  findDevice,
  hasDevices,
  insertDevice,
  isKnownToken,
  keepLatestDevices,
  updateDevice,
} from './device-queries.ts';

const year = 365 * 86_400;
/** A client that keeps no cookie brings a new mark each time. */
const devicesKept = 50;

/** Whether this request comes from a browser that the account signed in with before. */
export async function isKnownBrowser(context: Context, accountId: string): Promise<boolean> {
  const { deviceToken } = context.request;
  return deviceToken !== undefined && isKnownToken(context.db, accountId, hashToken(deviceToken));
}

/** Remembers the browser of a sign-in; answers whether it is a new one beside others. */
export async function rememberDevice(context: Context, accountId: string): Promise<boolean> {
  const { db, request } = context;
  const token = request.deviceToken ?? newToken();
  const now = context.clock.now();
  const marks = { tokenHash: hashToken(token), fingerprint: fingerprintOf(request) };
  context.responseHeaders.append(
    'set-cookie',
    secretCookieHeader('device', token, {
      maxAgeSeconds: year,
      isSecure: isSecureCookie(context),
      publicUrl: context.config.publicUrl,
    }),
  );
  const known = await findDevice(db, accountId, marks);
  if (known?.tokenHash === marks.tokenHash) {
    await updateDevice(db, known.id, { ...marks, lastSeenAt: now });
    return false;
  }
  const isNew = !known && (await hasDevices(db, accountId));
  await insertDevice(db, { accountId, ...marks, createdAt: now, lastSeenAt: now });
  await keepLatestDevices(db, accountId, devicesKept);
  return isNew;
}

/** Browser and system as a person names them: `Firefox, Android`; the first words of anything else. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser || system) return [browser, system].filter(Boolean).join(', ');
  return (
    userAgent
      .split(/[\s/(]/)[0]
      ?.replace(/[^\w.-]/g, '')
      .slice(0, 40) || '?'
  );
}

const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function fingerprintOf({ userAgent, ip }: Context['request']): string {
  return createHash('sha256')
    .update(`${deviceName(userAgent)} ${clientKey(ip)}`)
    .digest('base64url');
}

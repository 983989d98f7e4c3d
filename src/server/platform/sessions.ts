import { createHash, randomBytes } from 'node:crypto';

/**
 * `device` marks a browser that signed in before, so that only a new one brings a letter; it opens nothing. `room` with
 * the beginning of a link's id is the browser of a visitor of its applications: each room has a mark of its own, and the
 * plain `room` is what earlier releases gave for all. `entry` goes with a browser to a company's provider and back.
 */
export type SecretCookie = 'session' | 'device' | 'entry' | 'room' | `room_${string}`;

/** The cookie of one room. */
export function roomCookie(room: string): SecretCookie {
  return `room_${room.slice(0, 8)}`;
}

/** Over https, the prefix keeps a neighbouring host of the same domain from setting our cookies. */
function secretCookieName(kind: SecretCookie, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}mihna_${kind}`;
}

/** A new 256-bit token; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a token or link secret, as stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The token of a request: `Authorization: Bearer`, else the session cookie. */
export function tokenOf(
  headers: Headers,
  publicUrl: string,
): { token: string; source: 'bearer' | 'cookie' } | undefined {
  const bearer = /^Bearer\s+([\w-]{20,200})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, source: 'bearer' };
  const cookie = readSecretCookie(headers, 'session', publicUrl);
  return cookie ? { token: cookie, source: 'cookie' } : undefined;
}

/** A secret cookie as we made it; anything else in its place is as if it were not there. */
export function readSecretCookie(
  headers: Headers,
  kind: SecretCookie,
  publicUrl: string,
): string | undefined {
  const value = readCookie(headers.get('cookie') ?? '', secretCookieName(kind, publicUrl));
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** A `Set-Cookie` value that no script can read: the session of the web app, the mark of a browser. */
export function secretCookieHeader(
  kind: SecretCookie,
  value: string,
  options: { maxAgeSeconds: number; isSecure: boolean; publicUrl: string },
): string {
  const name = secretCookieName(kind, options.publicUrl);
  const secure = options.isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAgeSeconds}${secure}`;
}

export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return undefined; // A cookie that does not decode is nobody's.
      }
    }
  }
  return undefined;
}

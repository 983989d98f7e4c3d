import { X509Certificate } from 'node:crypto';
import { mostCertificates } from '#domain/companies/sign-in.ts';

/** A key that is shorter can be found. */
const fewestBits = 2048;

/** A certificate as PEM, from PEM or from the bare letters of metadata; undefined for one that no answer is believed by. */
function readCertificate(text: string): string | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(text.replace(/\s+/g, ''), 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isStrong = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= fewestBits;
    return isStrong ? certificate.toString().trim() : undefined;
  } catch {
    return undefined;
  }
}

/** All certificates that are written down, each once; undefined where one of them is none, or there are too many. */
export function readCertificates(texts: readonly string[]): string[] | undefined {
  const read = [...new Set(texts.map(readCertificate))];
  if (read.length === 0 || read.length > mostCertificates) return undefined;
  const whole = read.filter((one) => one !== undefined);
  return whole.length === read.length ? whole : undefined;
}

/** The certificates of a text that holds them one below the other. */
export function certificatesIn(text: string): string[] {
  const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----([\w+/=\s]*)-----END CERTIFICATE-----/g)];
  return blocks.length > 0 ? blocks.map(([, inner = '']) => inner) : [text];
}

/** What an owner tells certificates from each other by. */
export function presentCertificate(pem: string) {
  const { fingerprint256, validToDate } = new X509Certificate(pem);
  return { pem, fingerprint: fingerprint256, valid_until: validToDate.toISOString() };
}

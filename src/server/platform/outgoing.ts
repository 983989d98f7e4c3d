import dns from 'node:dns';
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { SilenceReason } from '#domain/webhooks.ts';
import { addNetwork, addressWithin, isWithin } from './networks.ts';

/** All of an exchange, from the name to the last byte that is read. */
const longestMilliseconds = 10_000;
/** So much of an answer is read. */
const answerBytes = 64 * 1024;

/** Networks of machines that are nobody's on the internet: private, local, shared, reserved, of documents, of many. */
const closedNetworks = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
])
  addNetwork(closedNetworks, network);
/** Of IPv6 nothing else is on the internet. */
const openIpv6 = new BlockList();
addNetwork(openIpv6, '2000::/3');

/** A request to an address that was given by somebody else. */
export interface OutgoingRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Networks that the operator opens, although they are private. */
  openedNetworks: readonly string[];
  /** 10 s unless told. */
  milliseconds?: number;
  /** So much of the answer is read; 64 kB unless told. */
  mostBytes?: number;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The beginning, as far as it is read. */
  body: string;
  /** Whether there was more of it. */
  isCut: boolean;
}

/** Why nothing was answered, for the person whose address it is; nothing of this machine. */
export class OutgoingFailure extends Error {
  readonly reason: SilenceReason;
  constructor(reason: SilenceReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** Whether a connection to an address may be opened for somebody else. */
export function isReachable(address: string, openedNetworks: readonly string[]): boolean {
  if (addressWithin(openedNetworks, address)) return true;
  if (isIP(address) === 4) return !isWithin(closedNetworks, address);
  return isIP(address) === 6 && openIpv6.check(address, 'ipv6') && !closedNetworks.check(address, 'ipv6');
}

/**
 * Asks an address that somebody else has given (security V11): never in a private network, by the very address that
 * was looked at; no redirect is followed, 64 kB are read, within 10 s. Throws an `OutgoingFailure` where nothing is answered.
 */
export function askOutside({
  url,
  method,
  headers,
  body,
  openedNetworks,
  milliseconds = longestMilliseconds,
  mostBytes = answerBytes,
}: OutgoingRequest): Promise<OutgoingAnswer> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isReachable(host, openedNetworks)) return Promise.reject(closed(host));
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(failureOf(error, milliseconds));
    const sent = request(
      url,
      {
        method,
        headers: { ...headers, ...(method !== 'GET' && { 'content-length': Buffer.byteLength(body) }) },
        // A connection of its own: none that was opened when the name meant another address.
        agent: false,
        lookup: lookupOpen(openedNetworks),
        signal: AbortSignal.timeout(milliseconds),
        maxHeaderSize: 16 * 1024,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const end = (isCut: boolean) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8'),
            isCut,
          });
        answer.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size < mostBytes) return;
          end(true);
          answer.destroy();
        });
        answer.on('end', () => end(false));
        answer.on('error', fail);
      },
    );
    sent.on('error', fail);
    sent.end(method === 'GET' ? undefined : body);
  });
}

/** Finds the addresses of a name, all of which must be open; the connection goes to one of them. */
function lookupOpen(openedNetworks: readonly string[]): LookupFunction {
  return (host, options, done) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new OutgoingFailure('no_connection', 'ENOTFOUND'), '');
      if (!addresses.every(({ address }) => isReachable(address, openedNetworks)))
        return done(closed(host), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function closed(host: string): OutgoingFailure {
  return new OutgoingFailure('private_network', host);
}

function failureOf(error: unknown, milliseconds: number): OutgoingFailure {
  if (error instanceof OutgoingFailure) return error;
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name))
    return new OutgoingFailure('timeout', `${milliseconds / 1000} s`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new OutgoingFailure('no_connection', code);
}

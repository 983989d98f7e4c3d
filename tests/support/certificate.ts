import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and the certificate that it has signed for itself, as providers have them. */
export function selfSigned(name: string, modulusLength = 2048): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength });
  const algorithm = sequence(oid('2a864886f70d01010b'), Buffer.from('0500', 'hex'));
  const called = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
  const facts = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    called,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', facts, privateKey)]));
  const lines =
    sequence(facts, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
  };
}

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

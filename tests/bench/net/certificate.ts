import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export type Certificate = {
  /** PEM. */
  key: string;
  cert: string;
  /** For Chromium's `--ignore-certificate-errors-spki-list`: under any other exemption it refuses the service worker's script. */
  spki: string;
};

const SEQUENCE = 0x30;
const SET = 0x31;
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const ALTERNATIVE_NAME = [0x55, 0x1d, 0x11];

/** Makes a certificate for this run. Node makes keys and signatures but no X.509, which is a dozen fields of DER. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, der(0x06, ECDSA_WITH_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(0x06, COMMON_NAME), der(0x0c, Buffer.from('localhost')))));
  const validity = der(SEQUENCE, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231000000Z')));
  const serial = der(0x02, [0x01, ...randomBytes(8)]);
  const names = der(0x04, der(SEQUENCE, der(0x82, Buffer.from('localhost'))));
  const extensions = der(0xa3, der(SEQUENCE, der(SEQUENCE, der(0x06, ALTERNATIVE_NAME), names)));
  const version3 = der(0xa0, der(0x02, [2]));
  const body = der(SEQUENCE, version3, serial, algorithm, name, validity, name, spki, extensions);
  const signature = der(0x03, [0], sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(der(SEQUENCE, body, algorithm, signature)),
    spki: createHash('sha256').update(spki).digest('base64'),
  };
}

function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

/** Lengths must be in their shortest form: Chromium refuses any other. */
function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

function pem(bytes: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

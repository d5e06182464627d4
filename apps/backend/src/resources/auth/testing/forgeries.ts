import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

// Tokens are put together by hand here: a library would refuse to make most of them.

/** A header or payload: JSON, a text that is to stand there as it is, or null. */
export type Part = Record<string, unknown> | string | null;

/** Writes one part of a token. */
export const encode = (part: Part) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

/** Reads the header or the payload of a token. */
export const decode = (token: string, index: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8'));

/** Signs with a shared secret. */
export const hmac = (algorithm: string, key: string | Uint8Array, input: string) =>
  createHmac(algorithm, key).update(input).digest('base64url');

/** Puts a token together; `signature` signs its first two parts. */
export const sign = (header: Part, payload: Part, signature: (input: string) => string) => {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${signature(input)}`;
};
const rsa =
  (key: KeyObject, hash = 'RSA-SHA256') =>
  (input: string) =>
    createSign(hash).update(input).sign(key).toString('base64url');
const evil = generateKeyPairSync('rsa', { modulusLength: 2048 });
const evilEc = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The forger's own key, under the genuine one's id. */
export const evilJwk = {
  ...evil.publicKey.export({ format: 'jwk' }),
  kid: 'test-key',
  alg: 'RS256',
  use: 'sig',
};

/** Ways to forge; each is given the genuine header and payload and makes the whole token. */
export type Forgery = (
  header: Record<string, unknown>,
  payload: Record<string, unknown>,
  token: string,
) => string;

/** What is wrong with the form of any JWT, whatever its signature. `resign` signs with the right key. */
export function malformed(
  resign: (header: Part, payload: Part) => string,
  given: { readonly elsewhereUrl: () => string; readonly publishedKeys: () => string },
): Record<string, Forgery> {
  const parts = (token: string) => token.split('.');
  const change = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
  return {
    'nothing at all': () => '.',
    'two dots': () => '..',
    'one part': (_h, _p, token) => parts(token)[0] ?? '',
    'two parts': (_h, _p, token) => parts(token).slice(0, 2).join('.'),
    'four parts': (_h, _p, token) => `${token}.AAAA`,
    'five parts, as encrypted tokens have': (_h, _p, token) => `${token}.AAAA.AAAA`,
    'no header': (_h, _p, token) => `.${parts(token).slice(1).join('.')}`,
    'no payload': (_h, _p, token) => `${parts(token)[0]}..${parts(token)[2]}`,
    'no signature': (_h, _p, token) => `${parts(token).slice(0, 2).join('.')}.`,
    'half a signature': (_h, _p, token) => token.slice(0, -20),
    'one character cut off': (_h, _p, token) => token.slice(0, -1),
    'a signature with its first character changed': (_h, _p, token) =>
      change(token, token.lastIndexOf('.') + 1),
    'a payload with one character changed': (_h, _p, token) => change(token, token.indexOf('.') + 12),
    'a header with one character changed': (_h, _p, token) => change(token, 6),
    'the signature of another token': (header, payload, token) =>
      `${encode(header)}.${encode({ ...payload, sub: 'f'.repeat(24) })}.${parts(token)[2]}`,
    'header and payload in each other’s place': (_h, _p, token) =>
      [parts(token)[1], parts(token)[0], parts(token)[2]].join('.'),
    'a signature of zeros': (_h, _p, token) => `${parts(token).slice(0, 2).join('.')}.${'A'.repeat(43)}`,
    'the algorithm none, unsigned': (header, payload) =>
      `${encode({ ...header, alg: 'none' })}.${encode(payload)}.`,
    'the algorithm None': (header, payload, token) =>
      `${encode({ ...header, alg: 'None' })}.${encode(payload)}.${parts(token)[2]}`,
    'the algorithm nOnE, unsigned': (header, payload) =>
      `${encode({ ...header, alg: 'nOnE' })}.${encode(payload)}.`,
    'no algorithm': ({ alg: _alg, ...header }, payload) => resign(header, payload),
    'an algorithm that is no text': (header, payload) =>
      resign({ ...header, alg: ['RS256', 'HS256'] }, payload),
    'an unknown algorithm': (header, payload) => resign({ ...header, alg: 'MD5' }, payload),
    'an elliptic curve of their own': (header, payload) =>
      sign({ ...header, alg: 'ES256' }, payload, (input) =>
        createSign('SHA256')
          .update(input)
          .sign({ key: evilEc.privateKey, dsaEncoding: 'ieee-p1363' })
          .toString('base64url'),
      ),
    'the name of the Edwards curve': (header, payload) => resign({ ...header, alg: 'EdDSA' }, payload),
    'another RSA key': (header, payload) => sign({ ...header, alg: 'RS256' }, payload, rsa(evil.privateKey)),
    'another RSA key and PSS': (header, payload) =>
      sign({ ...header, alg: 'PS256' }, payload, rsa(evil.privateKey)),
    'their key in the header (jwk)': (header, payload) =>
      sign({ ...header, alg: 'RS256', jwk: evilJwk }, payload, rsa(evil.privateKey)),
    'their keys’ address in the header (jku)': (header, payload) =>
      sign({ ...header, alg: 'RS256', jku: given.elsewhereUrl() }, payload, rsa(evil.privateKey)),
    'their certificate’s address in the header (x5u)': (header, payload) =>
      sign({ ...header, alg: 'RS256', x5u: given.elsewhereUrl() }, payload, rsa(evil.privateKey)),
    'their certificate in the header (x5c)': (header, payload) =>
      sign({ ...header, alg: 'RS256', x5c: [publicDer()] }, payload, rsa(evil.privateKey)),
    'an empty key': (header, payload) =>
      sign({ ...header, alg: 'HS256' }, payload, (input) => hmac('sha256', '', input)),
    'a guessable key': (header, payload) =>
      sign({ ...header, alg: 'HS256' }, payload, (input) => hmac('sha256', 'secret', input)),
    'the provider’s public key as a shared secret': (header, payload) =>
      sign({ ...header, alg: 'HS256' }, payload, (input) => hmac('sha256', given.publishedKeys(), input)),
    'an unknown key id': (header, payload) => resign({ ...header, kid: 'unknown' }, payload),
    'a key id that is a path': (header, payload) =>
      resign({ ...header, kid: '../../../../dev/null' }, payload),
    'a key id that is SQL': (header, payload) =>
      resign({ ...header, kid: "' union select 'AAAA' --" }, payload),
    'a key id that is a prototype': (header, payload) => resign({ ...header, kid: '__proto__' }, payload),
    'a key id that is a number': (header, payload) => resign({ ...header, kid: 0 }, payload),
    'a demand to understand something unknown (crit)': (header, payload) =>
      resign({ ...header, crit: ['x'], x: 1 }, payload),
    'an empty list of demands': (header, payload) => resign({ ...header, crit: [] }, payload),
    'a demand that is missing': (header, payload) => resign({ ...header, crit: ['exp'] }, payload),
    'an unencoded payload (b64)': (header, payload) =>
      resign({ ...header, b64: false, crit: ['b64'] }, payload),
    'a header that is not JSON': (_h, payload) => resign('{"alg":', payload),
    'a header that is a list': (_h, payload) => resign('["HS256"]', payload),
    'a header that is null': (_h, payload) => resign('null', payload),
    'a payload that is not JSON': (header) => resign(header, 'sub=genuine'),
    'a payload that is a list': (header) => resign(header, '[]'),
    'a payload that is null': (header) => resign(header, 'null'),
    'a payload that is a text': (header) => resign(header, '"genuine"'),
    'an empty payload': (header) => resign(header, ''),
    'an algorithm named twice, the second none': (_h, payload, token) => {
      const header = JSON.stringify(decode(token, 0)).replace(/}$/, ',"alg":"none"}');
      return `${encode(header)}.${encode(payload)}.`;
    },
    'a subject named twice, signed elsewhere': (header, payload) =>
      sign(header, JSON.stringify(payload).replace(/^{/, '{"sub":"x",'), rsa(evil.privateKey)),
    'plain base64 with its padding': (_h, _p, token) =>
      parts(token)
        .map((part) => `${part}==`)
        .join('.'),
    'twenty kilobytes of nothing and no time left': (header, payload) =>
      resign(header, { ...payload, x: 'x'.repeat(20_000), exp: 1 }),
    'signs outside the alphabet': (_h, _p, token) => token.replace('.', '.!'),
    'an encrypted form': () =>
      `${encode({ alg: 'dir', enc: 'A256GCM' })}..${'A'.repeat(16)}.${'A'.repeat(40)}.${'A'.repeat(22)}`,
  };
}

function publicDer(): string {
  return evil.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
}

/** What is wrong with what a token says, although the right key has signed it. */
export function misstated(
  resign: (header: Part, payload: Part) => string,
  claims: Record<string, Record<string, unknown>>,
): Record<string, Forgery> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, changes]): [string, Forgery] => [
      name,
      (header, payload) => resign(header, { ...payload, ...changes }),
    ]),
  );
}

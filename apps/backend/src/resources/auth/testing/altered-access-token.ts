import { SignJWT } from 'jose';

const testSecret = 'a-secret-for-tests-of-at-least-32-bytes';

/** Header and payload of a token, unchecked. */
export function readToken(token: string): {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
} {
  const [header, payload] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  return { header, payload };
}

/** The access token as if it had been signed `ageSeconds` ago, or with other claims, another header or another key. */
export async function alteredAccessToken(
  token: string,
  {
    ageSeconds = 0,
    claims = {},
    header = {},
    key = testSecret,
  }: {
    ageSeconds?: number;
    claims?: Record<string, unknown>;
    header?: Record<string, unknown>;
    key?: string;
  },
): Promise<string> {
  const original = readToken(token);
  const { iat, exp } = original.payload;
  return new SignJWT({
    ...original.payload,
    iat: Number(iat) - ageSeconds,
    exp: Number(exp) - ageSeconds,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', ...original.header, ...header })
    .sign(new TextEncoder().encode(key));
}

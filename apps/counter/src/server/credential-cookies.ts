/** Whose token a cookie holds: a person's session, or the device's own. */
export type Credential = 'person' | 'device';

const names: Readonly<Record<Credential, string>> = {
  person: 'tiffin-counter',
  device: 'tiffin-counter-device',
};

/** How the counter keeps a token in the browser: no script reads it, and no other site's requests carry it. */
export interface CredentialCookie {
  readonly name: string;
  readonly options: {
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly path: '/';
    readonly secure: boolean;
  };
}

const loopback = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The cookie of a credential at an address (record 55). Null over http from anywhere but this machine: a token would be
 * readable on its way. Safari refuses Secure on http loopback, and `__Host-` asks for it.
 */
export function credentialCookie(credential: Credential, address: URL): CredentialCookie | null {
  const isSecure = address.protocol === 'https:';
  if (!isSecure && !loopback.test(address.hostname)) return null;
  return {
    name: isSecure ? `__Host-${names[credential]}` : names[credential],
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
  };
}

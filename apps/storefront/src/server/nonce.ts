/** A nonce for one answer: 128 random bits. */
export const freshNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

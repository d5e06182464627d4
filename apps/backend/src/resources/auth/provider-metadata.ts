/** The identity provider did not answer, or not with what it should. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** Where the identity provider's endpoints are. */
export interface ProviderMetadata {
  readonly jwksUri: string;
  readonly tokenEndpoint: string;
}

/** How long the identity provider may take for one answer, in ms. */
export const providerTimeoutMs = 5_000;

const rememberMs = 60 * 60 * 1_000;

/** Makes a reader of the provider's discovery document, which is kept for an hour; failures are not kept. */
export function createProviderMetadata(issuer: string): () => Promise<ProviderMetadata> {
  let known: { readonly metadata: ProviderMetadata; readonly until: number } | undefined;
  return async () => {
    if (known !== undefined && known.until > performance.now()) return known.metadata;
    const metadata = await discover(issuer);
    known = { metadata, until: performance.now() + rememberMs };
    return metadata;
  };
}

async function discover(issuer: string): Promise<ProviderMetadata> {
  let document: unknown;
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    document = await response.json();
  } catch (error) {
    throw new ProviderUnreachable(`The identity provider at ${issuer} cannot be reached.`, { cause: error });
  }
  const metadata = readMetadata(document, issuer);
  if (metadata === null) {
    throw new ProviderUnreachable(
      `The identity provider at ${issuer} describes itself in an unexpected way.`,
    );
  }
  return metadata;
}

function readMetadata(document: unknown, issuer: string): ProviderMetadata | null {
  if (typeof document !== 'object' || document === null) return null;
  if (!('issuer' in document && 'jwks_uri' in document && 'token_endpoint' in document)) return null;
  const { issuer: named, jwks_uri: jwksUri, token_endpoint: tokenEndpoint } = document;
  if (named !== issuer || typeof jwksUri !== 'string' || typeof tokenEndpoint !== 'string') return null;
  return { jwksUri, tokenEndpoint };
}

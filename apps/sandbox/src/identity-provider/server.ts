// The identity provider alone: node src/identity-provider/server.ts
import { serveUntilSignal } from '../service.ts';
import { identityProviderOptions, startIdentityProvider } from './identity-provider.ts';

serveUntilSignal(await startIdentityProvider(identityProviderOptions(process.env)));

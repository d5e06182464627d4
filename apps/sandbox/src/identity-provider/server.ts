// The identity provider alone: node src/identity-provider/server.ts
import { environment } from '../environment.ts';
import { serveUntilSignal } from '../service.ts';
import { identityProviderOptions, startIdentityProvider } from './identity-provider.ts';

serveUntilSignal(await startIdentityProvider(identityProviderOptions(environment())));

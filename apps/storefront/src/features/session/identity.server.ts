import { createIdentities } from '@tiffin/web/server/identity';
import { environment } from '../../server/env.ts';

/** better-auth for every restaurant of one scheme. */
export const identityFor = createIdentities({
  cookiePrefix: 'tiffin',
  // Where sign-in lands after the identity provider, in the popup or in the page itself.
  landingPath: '/auth/callback',
  settings: environment,
});

import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepAppWithoutCode } from './framework-patches/missing-code.ts';
import { createHydratedRouter } from './framework-patches/start-client.ts';
import { prepareRouteError, showsRouteError } from './shell/RouteError.tsx';

keepAppWithoutCode();
// The error page's code comes first: React would show a waiting wheel in the place of the page that the server has
// sent. No `await` outside a function: WebKit evaluates such modules wrongly (https://webkit.org/b/242740).
void Promise.all([createHydratedRouter(), showsRouteError() && prepareRouteError()]).then(([router]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
});

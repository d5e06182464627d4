import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createHydratedRouter, keepAppWithoutCode } from '@tiffin/web';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { prepareRouteError, showsRouteError } from './shell/RouteError.tsx';
import { startInstance } from './start.ts';

keepAppWithoutCode();
// The error page's code comes first: React would show a waiting wheel in the place of the page that the server has
// sent. No `await` outside a function: WebKit evaluates such modules wrongly (https://webkit.org/b/242740).
void Promise.all([
  createHydratedRouter(getRouter, startInstance),
  showsRouteError() && prepareRouteError(),
]).then(([router]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
});

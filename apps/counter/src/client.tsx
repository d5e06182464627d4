import { RouterClient } from '@tanstack/react-router/ssr/client';
import { createHydratedRouter, keepAppWithoutCode } from '@tiffin/web';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { startInstance } from './start.ts';

keepAppWithoutCode();
// No `await` outside a function: WebKit evaluates such modules wrongly (https://webkit.org/b/242740).
void createHydratedRouter(getRouter, startInstance).then((router) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
});

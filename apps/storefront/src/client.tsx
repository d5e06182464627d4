import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepAppWithoutCode } from './framework-patches/missing-code.ts';
import { createHydratedRouter } from './framework-patches/start-client.ts';

keepAppWithoutCode();
const router = await createHydratedRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

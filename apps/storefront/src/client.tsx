import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { startInstance } from './start.ts';

declare global {
  interface Window {
    /** Where Start's server function calls look for the middleware of this page. */
    __TSS_START_OPTIONS__?: Awaited<ReturnType<typeof startInstance.getOptions>>;
  }
}

// Start's own entry brings the code of server function calls into the first load, some 17 kB gzipped, for values
// that this page never holds. Here that code comes with the first call.
window.__TSS_START_OPTIONS__ = await startInstance.getOptions();
const router = getRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});

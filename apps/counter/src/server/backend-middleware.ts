import { createMiddleware } from '@tanstack/react-start';
import { counterBackend, managerBackend, readWithPerson, staffBackend } from './backend.server.ts';

/** Gives a server function the backend for everything about orders: as the device, or as the person on an unpaired one. */
export const counterMiddleware = createMiddleware({ type: 'function' }).server(({ next }) =>
  next({ context: { backend: counterBackend() } }),
);

/** Gives a server function the backend for what needs a manager: as the person, else as the device, which a PIN may raise. */
export const managerMiddleware = createMiddleware({ type: 'function' }).server(({ next }) =>
  next({ context: { backend: managerBackend() } }),
);

/** Gives a server function the backend as the signed-in person sees it, never as the tablet that everybody uses. */
export const staffMiddleware = createMiddleware({ type: 'function' }).server(({ next }) =>
  next({ context: { backend: staffBackend() } }),
);

/** Gives a server function a read as the device, repeated as the person where the device would need a PIN. */
export const readMiddleware = createMiddleware({ type: 'function' }).server(({ next }) =>
  next({ context: { read: readWithPerson } }),
);

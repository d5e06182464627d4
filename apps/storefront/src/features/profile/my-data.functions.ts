import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { customerMiddleware } from '../session/customer-middleware.ts';

/** Everything stored about the customer, as the text of a file. */
export const fetchMyData = createServerFn()
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => JSON.stringify(unwrap(await backend.exportMe()), null, 2));

/** Erases the customer. */
export const eraseMe = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.eraseMe()));

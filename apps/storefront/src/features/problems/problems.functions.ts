import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { orderProblemLimits, orderProblemReasons } from '@tiffin/domain';
import { z } from 'zod';
import { idSchema } from '../../server/backend.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';

const { mostPhotos, mostPhotoBytes, mostText } = orderProblemLimits;

const report = z.object({
  id: idSchema,
  idempotencyKey: z.uuid(),
  reason: z.enum(orderProblemReasons),
  lines: z.array(idSchema).max(100),
  // A form carries each line break as two characters.
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(z.string().max(mostText)),
  photos: z.array(z.instanceof(Blob).refine(({ size }) => size <= mostPhotoBytes)).max(mostPhotos),
});

/** Reports that something is wrong with an order; returns the order with it. */
export const reportOrderProblem = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator((form: FormData) =>
    report.parse({
      ...Object.fromEntries(['id', 'idempotencyKey', 'reason', 'text'].map((name) => [name, form.get(name)])),
      lines: form.getAll('lines'),
      photos: form.getAll('photos'),
    }),
  )
  .handler(async ({ context: { backend }, data: { id, idempotencyKey, ...problem } }) =>
    unwrap(await backend.reportOrderProblem(id, problem, { idempotencyKey })),
  );

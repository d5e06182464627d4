import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { orderProblemLimits } from '@tiffin/domain';
import { z } from 'zod';
import { counterMiddleware } from '../../server/backend-middleware.ts';
import { idSchema, restaurantSchema } from '../../server/request-schemas.server.ts';

const ofProblem = restaurantSchema.extend({ orderId: idSchema, problemId: idSchema });

const answer = z.object({
  state: z.enum(['answered', 'closed']),
  text: z.string().trim().min(1).max(orderProblemLimits.mostText).nullable(),
});

/** Answers or closes what a customer has found wrong; once, however often it is sent. */
export const answerProblem = createServerFn({ method: 'POST' })
  .middleware([counterMiddleware])
  .validator(ofProblem.extend({ answer, key: z.uuid() }))
  .handler(
    async ({
      context: { backend },
      data: { restaurantId, orderId, problemId, answer, key: idempotencyKey },
    }) =>
      unwrap(await backend.answerOrderProblem(restaurantId, orderId, problemId, answer, { idempotencyKey })),
  );

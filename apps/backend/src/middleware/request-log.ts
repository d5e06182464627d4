import { requestScope } from '@tiffin/node';
import type { AppContext } from '../context.ts';
import type { OperationId } from '../contract/handler.ts';
import type { Middleware } from './request-env.ts';

/** Logs and measures each request of an operation; every line logged on its behalf carries its id. */
export function requestLog(app: AppContext, operation: OperationId): Middleware {
  return (context, next) => {
    const startedAt = performance.now();
    return requestScope.run({ requestId: context.get('requestId'), operation }, async () => {
      await next();
      const { status } = context.res;
      const ms = performance.now() - startedAt;
      app.metrics.requestAnswered(operation, status, ms / 1_000);
      if (status === 429) app.metrics.rateLimited(operation);
      app.log.info({ status, ms: Math.round(ms) }, 'answered');
    });
  };
}

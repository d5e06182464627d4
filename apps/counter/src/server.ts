import { createRequestHandler } from '@tiffin/web/server/handle-request';
import { metrics } from './server/metrics.ts';

export default { fetch: createRequestHandler(metrics, { hasWorker: true }), metrics };

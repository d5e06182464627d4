import { createWebMetrics } from '@tiffin/web/server/metrics';

/** The counter's measures. */
export const metrics = createWebMetrics();

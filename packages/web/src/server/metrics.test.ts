import { beforeEach, expect, test } from 'vitest';
import { createWebMetrics, type WebMetrics } from './metrics.ts';

let metrics: WebMetrics;
beforeEach(() => {
  metrics = createWebMetrics();
});

const lines = async () => (await metrics.registry.metrics()).split('\n');

test('pages and calls are counted by classes of status, and calls without an answer by the reason', async () => {
  metrics.pageRendered(200, 0.02);
  metrics.pageRendered(404, 0.002);
  metrics.pageRendered(404, 0.002);
  const call = { method: 'GET', path: '/orders/{id}', seconds: 0.2 };
  metrics.callEnded({ ...call, outcome: 304 });
  metrics.callEnded({ ...call, outcome: 'timeout' });
  const text = await lines();
  for (const line of [
    'page_render_duration_seconds_count{status="2xx"} 1',
    'page_render_duration_seconds_bucket{le="0.01",status="2xx"} 0',
    'page_render_duration_seconds_bucket{le="0.025",status="2xx"} 1',
    'page_render_duration_seconds_count{status="4xx"} 2',
    'page_render_duration_seconds_count{status="5xx"} 0',
    'backend_call_duration_seconds_count{method="GET",path="/orders/{id}",status="3xx"} 1',
    'backend_call_duration_seconds_count{method="GET",path="/orders/{id}",status="timeout"} 1',
  ]) {
    expect(text).toContain(line);
  }
});

test('streams are counted as long as they are open', async () => {
  metrics.streamOpened();
  metrics.streamOpened();
  metrics.streamClosed();
  expect(await lines()).toContain('event_streams_open 1');
});

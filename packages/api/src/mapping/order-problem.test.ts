import { expect, test } from 'vitest';
import { createApiClient } from '../client.ts';
import { unwrap } from '../result.ts';
import { examples, json, scriptedFetch } from '../testing/scripted-fetch.ts';

function answering(body: unknown, status = 200) {
  const { fetch, sent } = scriptedFetch(json(body, status));
  const api = createApiClient({
    baseUrl: 'http://backend.test',
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    fetch,
  });
  return { api, sent };
}

const id = '64b0a1f2c3d4e5f6a0000001';

test('a problem is reported as a form with one part for each line and photo, without the names of the files', async () => {
  const { api, sent } = answering(examples.OrderWithProblem.value, 201);
  const photo = new File([new Uint8Array([1, 2, 3])], 'my kitchen.heic', { type: 'image/jpeg' });
  const report = {
    reason: 'missing',
    lines: [id, 'f'.repeat(24)],
    text: 'Only the naan.',
    photos: [photo, photo],
  } as const;
  const order = unwrap(await api.reportOrderProblem(id, report, { idempotencyKey: 'report-once' }));
  const [problem] = examples.OrderWithProblem.value.problems;
  expect(order.problems).toEqual([
    {
      id: problem?._id,
      reason: 'missing',
      lines: problem?.lines,
      text: 'The bag had the naan only.',
      photos: [{ id: problem?.photos[0]?._id, width: 1500, height: 2000 }],
      state: 'open',
      createdAt: '2026-03-14T19:41:00.000Z',
      answers: [],
      closedAt: null,
    },
  ]);
  expect(sent[0]?.headers.get('idempotency-key')).toBe('report-once');
  const type = sent[0]?.headers.get('content-type') ?? '';
  expect(type).toMatch(/^multipart\/form-data; boundary=/);
  const form = await new Response(sent[0]?.body, { headers: { 'content-type': type } }).formData();
  expect(form.get('reason')).toBe('missing');
  expect(form.getAll('lines')).toEqual([id, 'f'.repeat(24)]);
  expect(form.get('text')).toBe('Only the naan.');
  expect(form.getAll('photos').map((part) => part instanceof File && [part.name, part.size])).toEqual([
    ['photo', 3],
    ['photo', 3],
  ]);
});

test('a problem of a later version is shown as another one that is open; who answered only where it is said', async () => {
  const [problem] = examples.OrderWithProblem.value.problems;
  const answers = [
    { text: 'Sorry.', at: '2026-03-14T19:50:00.000Z' },
    { text: 'Paid back.', at: '2026-03-14T19:55:00.000Z', by: 'Maria' },
  ];
  const later = { ...problem, reason: 'cold', state: 'disputed', answers };
  const order = unwrap(await answering({ ...examples.Order.value, problems: [later] }).api.getOrder(id));
  expect(order.problems).toMatchObject([{ reason: 'other', state: 'open' }]);
  expect(order.problems?.[0]?.answers).toEqual(answers);
  expect(unwrap(await answering(examples.Order.value).api.getOrder(id))).not.toHaveProperty('problems');
});

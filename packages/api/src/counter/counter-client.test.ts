import { pence } from '@tiffin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import contract from '../generated/openapi.json' with { type: 'json' };
import { type ApiResult, unwrap } from '../result.ts';
import { empty, examples, json, type Reply, scriptedFetch, unreachable } from '../testing/scripted-fetch.ts';
import { type CounterClient, createCounterClient } from './counter-client.ts';

const restaurantId = '64b0a1f2c3d4e5f601020305';
const otherId = '64b0a1f2c3d4e5f6ff000001';
const foundationId = '5f0c0ffee0ddba11ca7e0001';

function clientWith(replies: Reply[], token?: string) {
  const { fetch, sent } = scriptedFetch(...replies);
  const options = { baseUrl: 'http://first.test', fallbackBaseUrl: 'http://fallback.test', foundationId };
  return { api: createCounterClient({ ...options, fetch, token }), sent };
}

type Operation = Exclude<keyof CounterClient, 'http' | 'scopedTo'>;
type Call = (api: CounterClient) => Promise<ApiResult<unknown>>;

interface Expectation {
  readonly call: Call;
  readonly sends?: { readonly value: unknown };
  /** What the backend answers; nothing where the contract has no body. */
  readonly answer?: { readonly value: object };
}

const christmas = examples.SpecialHours.value.date;
const days = { from: '2026-11-01', to: '2026-11-20' };
const accept = { name: 'accept', promisedAt: '2026-11-20T19:05:00.000Z' } as const;
const missingDish = {
  selection: { kind: 'amount', amount: pence(925) },
  reason: 'missing',
  expectedRefunded: pence(0),
} as const;

// The bodies are the contract's examples: what is sent and what is answered is as it says.
const operations: Readonly<Record<Operation, Expectation>> = {
  verifyStaff: {
    call: (api) => api.verifyStaff(examples.StaffVerifyRequest.value.idToken),
    sends: examples.StaffVerifyRequest,
    answer: examples.StaffSession,
  },
  getStaffAccount: { call: (api) => api.getStaffAccount(), answer: examples.StaffAccount },
  logoutStaff: { call: (api) => api.logoutStaff() },
  listMembers: { call: (api) => api.listMembers(restaurantId), answer: examples.MemberList },
  inviteMember: {
    call: (api) => api.inviteMember(restaurantId, { email: 'sam@saffronandsmoke.example', role: 'staff' }),
    sends: examples.MemberInvitation,
    answer: examples.Member,
  },
  updateMember: {
    call: (api) => api.updateMember(restaurantId, otherId, 'manager'),
    sends: examples.MemberPatch,
    answer: examples.Member,
  },
  removeMember: { call: (api) => api.removeMember(restaurantId, otherId) },
  listDevices: { call: (api) => api.listDevices(restaurantId), answer: examples.DeviceList },
  createPairingCode: {
    call: (api) => api.createPairingCode(restaurantId, 'Tablet by the till'),
    sends: examples.PairingRequest,
    answer: examples.PairingCode,
  },
  removeDevice: { call: (api) => api.removeDevice(restaurantId, otherId) },
  pairDevice: {
    call: (api) => api.pairDevice('4829150736'),
    sends: examples.DevicePairing,
    answer: examples.PairedDevice,
  },
  getDevice: { call: (api) => api.getDevice(), answer: examples.DeviceAccount },
  rotateDeviceToken: { call: (api) => api.rotateDeviceToken(), answer: examples.DeviceToken },
  endElevation: { call: (api) => api.endElevation() },
  enterPin: { call: (api) => api.enterPin('4829'), sends: examples.Pin, answer: examples.Elevation },
  createPin: { call: (api) => api.createPin(restaurantId), answer: examples.Pin },
  setAcceptance: {
    call: (api) => api.setAcceptance(restaurantId, { acceptance: 'manual', minutes: 5 }),
    sends: examples.Acceptance,
    answer: examples.Acceptance,
  },
  setLock: {
    call: (api) => api.setLock(restaurantId, { needsPin: true }),
    sends: examples.Lock,
    answer: examples.Lock,
  },
  listChanges: { call: (api) => api.listChanges(restaurantId), answer: examples.OrderChanges },
  getCounterOrder: {
    call: (api) => api.getCounterOrder(restaurantId, otherId),
    answer: examples.CounterOrder,
  },
  actOnOrder: {
    call: (api) => api.actOnOrder(restaurantId, otherId, { action: accept, expectedVersion: 1 }),
    sends: examples.OrderAction,
    answer: examples.CounterOrder,
  },
  listCounterOrders: {
    call: (api) => api.listCounterOrders(restaurantId),
    answer: examples.CounterOrderPage,
  },
  listFailures: { call: (api) => api.listFailures(restaurantId), answer: examples.RestaurantFailures },
  getSummary: { call: (api) => api.getSummary(restaurantId, days), answer: examples.OrderSummary },
  listHistory: { call: (api) => api.listHistory(restaurantId, days), answer: examples.RestaurantEventPage },
  setPause: {
    call: (api) => api.setPause(restaurantId, { modes: ['delivery'], until: { minutes: 60 } }),
    sends: examples.PauseRequest,
    answer: examples.ServiceState,
  },
  setBusy: {
    call: (api) => api.setBusy(restaurantId, { minutes: 15, until: 'closing' }),
    sends: examples.BusyRequest,
    answer: examples.ServiceState,
  },
  getAvailability: { call: (api) => api.getAvailability(restaurantId), answer: examples.CounterMenu },
  setAvailability: {
    call: (api) =>
      api.setAvailability(restaurantId, {
        targets: [{ kind: 'dish', id: '64b0a1f2c3d4e5f6c0000001' }],
        state: 'sold_out',
        until: 'next_opening',
      }),
    sends: examples.AvailabilityRequest,
    answer: examples.CounterMenu,
  },
  listSpecialHours: {
    call: (api) => api.listSpecialHours(restaurantId),
    answer: examples.SpecialHoursList,
  },
  getSpecialHours: {
    call: (api) => api.getSpecialHours(restaurantId, christmas),
    answer: examples.SpecialHours,
  },
  setSpecialHours: {
    call: (api) => api.setSpecialHours(restaurantId, christmas, examples.SpecialHoursInput.value),
    sends: examples.SpecialHoursInput,
    answer: examples.SpecialHours,
  },
  setSpecialHoursRange: {
    call: (api) => api.setSpecialHoursRange(restaurantId, examples.SpecialHoursRangeInput.value),
    sends: examples.SpecialHoursRangeInput,
    answer: examples.SpecialHoursOfRange,
  },
  removeSpecialHours: { call: (api) => api.removeSpecialHours(restaurantId, christmas) },
  removeSpecialHoursRange: {
    call: (api) => api.removeSpecialHoursRange(restaurantId, { from: christmas, to: christmas }),
  },
  acknowledgeOrder: {
    call: (api) => api.acknowledgeOrder(restaurantId, otherId, 'new'),
    sends: examples.AcknowledgementRequest,
    answer: examples.CounterOrder,
  },
  recordPrint: {
    call: (api) => api.recordPrint(restaurantId, otherId, { of: 'new', step: 'claim' }),
    sends: examples.PrintRequest,
    answer: examples.PrintAnswer,
  },
  refundOrder: {
    call: (api) => api.refundOrder(restaurantId, otherId, missingDish),
    sends: examples.CounterRefund,
    answer: examples.CounterOrder,
  },
  answerOrderProblem: {
    call: (api) =>
      api.answerOrderProblem(restaurantId, otherId, otherId, {
        text: examples.OrderProblemAnswerRequest.value.answer,
        state: 'answered',
      }),
    sends: examples.OrderProblemAnswerRequest,
    answer: examples.CounterOrder,
  },
};

const whereabouts = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => [operationId, { method, path }] as const),
  ),
);

function replyOf({ answer }: Expectation, change: object = {}): Reply {
  return answer === undefined ? empty(204) : json({ ...answer.value, ...change });
}

test.each(Object.entries(operations))(
  '%s goes to the path of the contract as the token says, once more on the fallback, and is read',
  async (name, operation) => {
    const { api, sent } = clientWith([unreachable, replyOf(operation)], 'device-1');
    expect(await operation.call(api)).toMatchObject({ ok: true });
    const { method, path } = whereabouts.get(name) ?? { method: '', path: '' };
    const filled = path
      .replace('{id}', restaurantId)
      .replace('{date}', christmas)
      .replace(/\{\w+\}/g, otherId);
    const urls = sent.map(({ url }) => url.replace(/\?.*/, ''));
    expect(urls).toEqual([`http://first.test${filled}`, `http://fallback.test${filled}`]);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    for (const request of sent) {
      expect(request.method).toBe(method.toUpperCase());
      expect(request.headers.get('authorization')).toBe('Bearer device-1');
      expect(request.headers.get('foundation-id')).toBe(foundationId);
      expect(request.body === '' ? undefined : JSON.parse(request.body)).toEqual(operation.sends?.value);
    }
  },
);

const answered = Object.entries(operations).filter(([, { answer }]) => answer !== undefined);

test.each(answered)('%s: a body of another shape is malformed, never an exception', async (_, { call }) => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (body) => {
      const result = await call(clientWith([json(body)]).api);
      expect(result).toMatchObject({ ok: false, error: { kind: 'malformed', status: 200 } });
    }),
    { numRuns: 30 },
  );
});

test.each(answered)('%s: what is read has no names of the wire', async (_, operation) => {
  const data = unwrap(await operation.call(clientWith([replyOf(operation)]).api));
  expect(JSON.stringify(data)).not.toContain('"_id"');
});

test('a scoped client sends another token and address, and leaves the first one alone', async () => {
  const { api, sent } = clientWith([empty(500)], 'mine');
  await api.scopedTo({ token: 'yours', clientAddress: '192.0.2.7' }).getDevice();
  await api.getDevice();
  await api.scopedTo({}).pairDevice('4829150736');
  expect(sent.map(({ headers }) => [headers.get('authorization'), headers.get('x-forwarded-for')])).toEqual([
    ['Bearer yours', '192.0.2.7'],
    ['Bearer mine', null],
    [null, null],
  ]);
});

test('changes are asked for from a cursor on, the first one included', async () => {
  const { api, sent } = clientWith([json(examples.OrderChanges.value), json(examples.OrderChanges.value)]);
  await api.listChanges(restaurantId, { after: 0, limit: 100, isOnShift: true });
  expect(sent[0]?.url).toMatch(/\/changes\?after=0&limit=100&shift=on$/);
  await api.listChanges(restaurantId, { isOnShift: false });
  expect(sent[1]?.url).toMatch(/\/changes\?shift=off$/);
});

test('orders and days are asked for by the names of the wire', async () => {
  const { api, sent } = clientWith([json(examples.CounterOrderPage.value)]);
  await api.listCounterOrders(restaurantId, {
    date: '2026-11-20',
    status: 'declined',
    search: 'S-10',
    page: 2,
  });
  await api.listHistory(restaurantId, { ...days, page: 2 });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    '?date=2026-11-20&status=declined&page=2&q=S-10',
    '?from=2026-11-01&to=2026-11-20&page=2',
  ]);
});

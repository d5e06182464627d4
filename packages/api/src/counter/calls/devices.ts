import {
  type CallContext,
  type CallOptions,
  idempotentInit,
  idempotentInitWith,
  requestInit,
  requestInitWith,
  type WriteOptions,
} from '../../calls/call-context.ts';
import { requiredText } from '../../mapping/required-text.ts';
import { type ApiResult, emptyResultOf, resultOf } from '../../result.ts';
import { type Acceptance, type Lock, readAcceptance, readLock } from '../mapping/counter-order.ts';
import {
  type Device,
  type DeviceAccount,
  type Elevation,
  type PairedDevice,
  type PairingCode,
  readDevice,
  readDeviceAccount,
  readElevation,
  readPairedDevice,
  readPairingCode,
} from '../mapping/device.ts';

/** The devices of a restaurant, the PINs of its people, and who answers its orders. */
export function deviceCalls(context: CallContext) {
  const { http } = context;
  return {
    /** Returns the paired devices of a restaurant. Further statuses: 401, 404, 410. */
    listDevices: (restaurantId: string, options?: CallOptions): Promise<ApiResult<readonly Device[]>> =>
      resultOf(
        http.GET(
          '/counter/restaurants/{id}/devices',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        ({ docs }) => docs.map(readDevice),
      ),
    /** Makes a code that pairs one device; returns it. Further statuses: 401, 404, 408, 410, 413, 415, 429. */
    createPairingCode: (
      restaurantId: string,
      name: string,
      options?: CallOptions,
    ): Promise<ApiResult<PairingCode>> =>
      resultOf(
        http.POST('/counter/restaurants/{id}/devices', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: { name },
        }),
        readPairingCode,
      ),
    /** Removes a device; returns null. Further statuses: 401, 404, 409, 410, 429. */
    removeDevice: (
      restaurantId: string,
      deviceId: string,
      options?: WriteOptions,
    ): Promise<ApiResult<null>> =>
      emptyResultOf(
        http.DELETE(
          '/counter/restaurants/{id}/devices/{deviceId}',
          idempotentInitWith(context, { path: { id: restaurantId, deviceId } }, options),
        ),
      ),
    /**
     * Pairs this device by a code; returns its token and restaurant.
     * Further statuses: 404 (`code_invalid`), 408, 409, 413, 415, 429.
     */
    pairDevice: (code: string, options?: WriteOptions): Promise<ApiResult<PairedDevice>> =>
      resultOf(
        http.POST('/counter/devices/pair', { ...idempotentInit(context, options), body: { code } }),
        readPairedDevice,
      ),
    /** Returns the calling device, and as whom it acts. Further statuses: 401, 410. */
    getDevice: (options?: CallOptions): Promise<ApiResult<DeviceAccount>> =>
      resultOf(http.GET('/counter/devices/me', requestInit(context, options)), readDeviceAccount),
    /** Returns the next token of the calling device. Further statuses: 401, 410. */
    rotateDeviceToken: (options?: CallOptions): Promise<ApiResult<string>> =>
      resultOf(http.POST('/counter/devices/token', requestInit(context, options)), ({ deviceToken }) =>
        requiredText(deviceToken),
      ),
    /**
     * Lets the calling device act as a person for 10 minutes; returns as whom.
     * Further statuses: 401 (`pin_wrong`), 408, 410, 413, 415, 429.
     */
    enterPin: (pin: string, options?: CallOptions): Promise<ApiResult<Elevation>> =>
      resultOf(http.POST('/counter/pin', { ...requestInit(context, options), body: { pin } }), readElevation),
    /** Lets the calling device act as staff again; returns null. Further statuses: 401, 410, 429. */
    endElevation: (options?: CallOptions): Promise<ApiResult<null>> =>
      emptyResultOf(http.DELETE('/counter/pin', requestInit(context, options))),
    /** Makes a new PIN for the caller and returns it, this once. Further statuses: 401, 404, 410, 429. */
    createPin: (restaurantId: string, options?: CallOptions): Promise<ApiResult<string>> =>
      resultOf(
        http.POST(
          '/counter/restaurants/{id}/pin',
          requestInitWith(context, { path: { id: restaurantId } }, options),
        ),
        ({ pin }) => requiredText(pin),
      ),
    /**
     * Chooses who answers orders; returns what holds now.
     * Further statuses: 401, 404, 408, 409 (`no_device`), 410, 413, 415.
     */
    setAcceptance: (
      restaurantId: string,
      acceptance: Acceptance,
      options?: CallOptions,
    ): Promise<ApiResult<Acceptance>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/acceptance', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: acceptance,
        }),
        readAcceptance,
      ),
    /**
     * Chooses whether a locked device asks for a PIN; returns what holds now.
     * Further statuses: 401, 404, 408, 409 (`no_pin`), 410, 413, 415.
     */
    setLock: (restaurantId: string, lock: Lock, options?: CallOptions): Promise<ApiResult<Lock>> =>
      resultOf(
        http.PUT('/counter/restaurants/{id}/lock', {
          ...requestInitWith(context, { path: { id: restaurantId } }, options),
          body: lock,
        }),
        readLock,
      ),
  };
}

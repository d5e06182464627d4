export type { ChangesQuery } from './counter/calls/orders.ts';
export type { CounterOrdersQuery, DayRange } from './counter/calls/reports.ts';
export {
  type CounterClient,
  type CounterClientOptions,
  type CounterScope,
  createCounterClient,
} from './counter/counter-client.ts';
export type { AvailabilityChange } from './counter/mapping/availability.ts';
export type { CounterAction, CounterRefund } from './counter/mapping/counter-action.ts';
export type { Acceptance, Lock, OrderChanges } from './counter/mapping/counter-order.ts';
export type {
  Device,
  DeviceAccount,
  Elevation,
  PairedDevice,
  PairingCode,
} from './counter/mapping/device.ts';
export { type OrderRefusal, orderRefusal } from './counter/mapping/order-refusal.ts';
export type { RestaurantEvent } from './counter/mapping/reports.ts';
export type { BusyChange, PauseChange } from './counter/mapping/service.ts';
export type { DateHours, DateHoursInput, RangeHoursInput } from './counter/mapping/special-hours.ts';
export type { Member, Membership, StaffAccount, StaffPerson, StaffSession } from './counter/mapping/staff.ts';

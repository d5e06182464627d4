import type { Busy, OrderingMode, Pause, ServiceEnd, ServiceState } from '@tiffin/domain';
import type { Wire } from '../../wire.ts';

/** Which modes are to pause, until when; with none, orders are taken again. */
export interface PauseChange {
  readonly modes: readonly OrderingMode[];
  /** Needed while a mode is to pause. */
  readonly until?: ServiceEnd | undefined;
}

/** How many minutes the wait is longer, until when; with 0, it is as usual. */
export interface BusyChange {
  readonly minutes: number;
  /** Needed while the wait is to be longer. */
  readonly until?: ServiceEnd | undefined;
}

/** Reads what staff have set for the hours ahead. */
export function readServiceState({ pause, busy }: Wire['ServiceState']): ServiceState {
  if (pause === undefined || busy === undefined) throw new TypeError('The answer does not say what is set.');
  return { pause: pause && readPause(pause), busy: busy && readBusy(busy) };
}

/** Writes a pause. */
export function writePause({ modes, until }: PauseChange): Wire['PauseRequest'] {
  return { modes: [...modes], ...(until === undefined ? {} : { until }) };
}

/** Writes a longer wait. */
export function writeBusy({ minutes, until }: BusyChange): Wire['BusyRequest'] {
  return { minutes, ...(until === undefined ? {} : { until }) };
}

function readPause({ modes, until, reason }: Wire['Pause']): Pause {
  return { modes: [...modes], until, reason };
}

function readBusy({ minutes, until }: Wire['Busy']): Busy {
  return { minutes, until };
}

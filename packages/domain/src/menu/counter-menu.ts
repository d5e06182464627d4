import type { ServiceEnd } from '../service/service-end.ts';

/** A choice as staff see it. */
export interface CounterChoice {
  readonly id: string;
  readonly name: string;
  /** What customers see; false without `soldOut` where the restaurant's file says so. */
  readonly isAvailable: boolean;
  /** Until when staff took it off, ISO 8601, or until they put it back; null while they have not. */
  readonly soldOut: { readonly until: string | null } | null;
}

/** A dish as staff see it. */
export interface CounterDish extends CounterChoice {
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly choices: readonly CounterChoice[];
  }[];
}

/** A part of the menu as staff see it. */
export interface CounterCategory {
  readonly id: string;
  readonly name: string;
  readonly items: readonly CounterDish[];
}

/** How long something stays off the menu. */
export type AvailabilityEnd = ServiceEnd | 'undone';

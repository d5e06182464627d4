import type { ParsedLocation } from '@tanstack/react-router';
import type { AddressOf } from '@tiffin/ui';
import type { FileRouteTypes } from './routeTree.gen.ts';

/** The address of a page of ours, as the library takes it. */
export type Address = AddressOf<FileRouteTypes['to']>;

declare module '@tiffin/ui' {
  interface AppLinks {
    readonly href: Address;
  }
}

/** The address of a location that the router has built, and checked, from a route's path, parameters and search. */
export const addressOf = ({ href }: Pick<ParsedLocation, 'href'>) => href as Address;

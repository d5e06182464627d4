import type { AddressOf } from '@tiffin/ui';
import type { FileRouteTypes } from './routeTree.gen.ts';

/** The address of a page of ours, as the library takes it. */
export type Address = AddressOf<FileRouteTypes['to']>;

declare module '@tiffin/ui' {
  interface AppLinks {
    readonly counterHref: Address;
  }
}

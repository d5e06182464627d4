import type { HrefOf } from '@tiffin/ui';
import type { FileRouteTypes } from './routeTree.gen.ts';

/** A path of this app with or without search parameters, as the library's links take it. */
export type AppHref = HrefOf<FileRouteTypes['to']>;

declare module '@tiffin/ui' {
  interface AppLinks {
    readonly counterHref: AppHref;
  }
}

import type { LinkComponentProps } from '@tiffin/ui';
import type { MouseEvent } from 'react';

/** Whether the router follows a press on a link; all else is left to the browser. */
export function isFollowedByApp(
  event: MouseEvent<HTMLAnchorElement>,
  { href, target }: Pick<LinkComponentProps, 'href' | 'target'>,
): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  // A place on the same page is the browser's business.
  return isPlain && !event.defaultPrevented && !target && !href.startsWith('#');
}

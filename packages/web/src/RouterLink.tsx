import { useRouter } from '@tanstack/react-router';
import type { LinkComponentProps } from '@tiffin/ui';
import type { ComponentType, MouseEvent } from 'react';
import { dialogDepth } from './dialog-history.ts';

/**
 * Makes the library's link over the router: pages change without reloading, and links within a page leave its scroll
 * alone. Each of `dialogParams` is a search parameter that opens a dialog. A fragment with parameters (`#without=nuts`)
 * is of the whole visit: links keep it.
 */
export function createRouterLink(dialogParams: readonly string[]): ComponentType<LinkComponentProps> {
  return function RouterLink({ href, onClick, ...rest }) {
    const router = useRouter();
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!isFollowedByApp(event, href, rest.target)) return;
      event.preventDefault();
      const { history, state } = router;
      const { hash } = history.location;
      const [path = '', query = ''] = href.split(/[?#]/);
      const staysOnPage = path === '' || path === state.location.pathname;
      const opens = (param: string) =>
        new URLSearchParams(query).has(param) && !new URLSearchParams(history.location.search).has(param);
      // The entry below is this page without the dialog: closing the dialog goes back to it.
      const opensDialog = staysOnPage && dialogParams.some(opens);
      void router.navigate({
        href: hash.includes('=') ? href + hash : href,
        state: opensDialog ? { dialogs: dialogDepth(history) + 1 } : {},
        resetScroll: !staysOnPage,
      });
    };
    return <a {...rest} href={href} onClick={follow} />;
  };
}

/** Whether the router follows a press on a link; all else is left to the browser. */
function isFollowedByApp(
  event: MouseEvent<HTMLAnchorElement>,
  href: string,
  target: string | undefined,
): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  // A place on the same page is the browser's business.
  return isPlain && !event.defaultPrevented && !target && !href.startsWith('#');
}

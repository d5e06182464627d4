import { useRouter } from '@tanstack/react-router';
import type { LinkComponentProps } from '@tiffin/ui';
import { dialogDepth, isFollowedByApp } from '@tiffin/web';
import type { MouseEvent } from 'react';
import { hasDishParam } from '../features/menu/dish-param.ts';

/** The library's links over the router: pages change without reloading, and a page's own dialogs leave its scroll alone. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isFollowedByApp(event, { href, target: rest.target })) return;
    event.preventDefault();
    const [path = '', query = ''] = href.split(/[?#]/);
    const staysOnPage = path === '' || path === router.state.location.pathname;
    // The entry below is this page without the dish: closing the dialog goes back to it.
    const opensDish = staysOnPage && hasDishParam(query) && !hasDishParam(router.history.location.search);
    const state = opensDish ? { dialogs: dialogDepth(router.history) + 1 } : {};
    void router.navigate({ href, state, resetScroll: !staysOnPage });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

import { useRouter } from '@tanstack/react-router';
import type { LinkComponentProps } from '@tiffin/ui';
import type { MouseEvent } from 'react';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The library's links over the router: pages change without reloading. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // A place on the same page is the browser's business.
    if (event.defaultPrevented || !isPlainClick(event) || rest.target || href.startsWith('#')) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

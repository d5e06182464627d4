import { useRouter } from '@tanstack/react-router';
import type { LinkComponentProps } from '@tiffin/ui';
import { isFollowedByApp } from '@tiffin/web';
import type { MouseEvent } from 'react';

/** The library's links over the router: pages change without reloading. */
export function RouterLink({ href, onClick, ...rest }: LinkComponentProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isFollowedByApp(event, { href, target: rest.target })) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

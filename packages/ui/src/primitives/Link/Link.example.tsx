import { Link, type LinkComponentProps, LinkProvider } from '@tiffin/ui';
import type { ReactNode } from 'react';

/** The router's link, here one without a router. */
const RouterLink = (props: LinkComponentProps) => <a {...props} />;

/** Round the whole app, once: every link of the library then goes through the router. */
export function App({ children }: { children: ReactNode }) {
  return <LinkProvider component={RouterLink}>{children}</LinkProvider>;
}

/** A link in running text. */
export function Terms() {
  return (
    <p>
      By ordering you agree to the <Link href="/terms">terms</Link>.
    </p>
  );
}

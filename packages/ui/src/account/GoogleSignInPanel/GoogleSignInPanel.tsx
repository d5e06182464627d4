import { useId } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { signInStrings as strings } from '../account.strings.ts';
import { GoogleMark } from './GoogleMark.tsx';
import * as styles from './GoogleSignInPanel.css.ts';
import { KeptDish, type KeptDishProps } from './KeptDish.tsx';

/** How far the sign-in has come. */
export type GoogleSignInState =
  | { readonly kind: 'idle' | 'waiting' | 'redirecting' | 'popup_blocked' | 'popup_closed' }
  | { readonly kind: 'failed'; readonly message: string };

/** How far a visitor has come in signing in, and what follows. */
export interface SignInProps {
  /** How far the sign-in has come. @default { kind: 'idle' } */
  state?: GoogleSignInState | undefined;
  /** Signing in, or a word on making an account, which is the same here. @default 'sign-in' */
  purpose?: 'sign-in' | 'register' | undefined;
  /** The dish that the visitor wanted to add: it is added after the sign-in. */
  keptDish?: KeptDishProps | undefined;
  /** Where a visitor goes on without signing in; no such link without it. */
  browseHref?: PageHref | undefined;
  /** Called in the press itself, so that the browser lets a window open. */
  onSignIn: () => void;
  /** Called when the customer wants to sign in on this page, without a window. */
  onRedirect: () => void;
}

export interface GoogleSignInPanelProps extends SignInProps {
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | undefined;
}

/** "Sign in to order": the only way in is a Google account (spec §1, §6). */
export const GoogleSignInPanel = ({
  state = { kind: 'idle' },
  purpose = 'sign-in',
  headingLevel = 1,
  keptDish,
  browseHref,
  onSignIn,
  onRedirect,
}: GoogleSignInPanelProps) => {
  const titleId = useId();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const { kind } = state;
  const trouble = troubleOf(state);
  const isBusy = kind === 'waiting' || kind === 'redirecting';
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {strings[purpose].title}
      </Heading>
      <p className={styles.lead}>{strings[purpose].lead}</p>
      {keptDish !== undefined && <KeptDish {...keptDish} />}
      {trouble !== undefined && (
        <div className={styles.news}>
          <Banner tone="bad">{trouble}</Banner>
        </div>
      )}
      <Button variant="secondary" isWide isLoading={isBusy} className={styles.google} onClick={onSignIn}>
        {!isBusy && <GoogleMark />}
        <span>{labelOf(kind)}</span>
      </Button>
      {(kind === 'waiting' || trouble !== undefined) && (
        <Button variant="text" className={styles.instead} onClick={onRedirect}>
          {strings.redirect}
        </Button>
      )}
      <ul className={styles.points}>
        <li className={styles.point}>
          <Icon name="email" className={styles.pointIcon} />
          <span>{strings.scopes}</span>
        </li>
        <li className={styles.point}>
          <Icon name="private" className={styles.pointIcon} />
          <span>{strings.noPassword}</span>
        </li>
      </ul>
      <p role="status">{kind === 'waiting' && <span className={styles.point}>{strings.windowOpen}</span>}</p>
      <p className={styles.legal}>
        <span>{strings.agree}</span>
        <Link href="/terms">{strings.terms}</Link>
        <span>{strings.and}</span>
        <Link href="/privacy">{strings.privacy}</Link>
        <span>.</span>
      </p>
      {browseHref !== undefined && (
        <p className={styles.browse}>
          <Link href={browseHref} isLarge>
            {strings.browse}
          </Link>
        </p>
      )}
    </section>
  );
};

const labelOf = (kind: GoogleSignInState['kind']): string => {
  if (kind === 'waiting') return strings.waiting;
  return kind === 'redirecting' ? strings.redirecting : strings.google;
};

const troubleOf = (state: GoogleSignInState): string | undefined => {
  if (state.kind === 'failed') return state.message;
  if (state.kind === 'popup_blocked') return strings.popupBlocked;
  return state.kind === 'popup_closed' ? strings.popupClosed : undefined;
};

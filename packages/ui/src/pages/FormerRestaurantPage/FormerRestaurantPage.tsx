import { formatPhoneNumber, phoneHref } from '@tiffin/domain';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { formerRestaurantStrings as strings } from '../former-restaurant.strings.ts';
import { PageHead } from '../PageHead/PageHead.tsx';

/** Props of {@link FormerRestaurantPage}. */
export interface FormerRestaurantPageProps {
  /** Name of the restaurant that was here. */
  name: string;
  /** Its telephone number, E.164. */
  phone: string;
  /** Whether someone is signed in; undefined while that is not known. */
  isSignedIn: boolean | undefined;
  /** Where earlier orders are read. @default '/orders' */
  ordersHref?: PageHref;
  /** Where customers sign in. @default '/auth/login' */
  signInHref?: PageHref;
}

/** Stands at the hostname of a restaurant that takes no orders any more: its customers still reach their orders and it. */
export const FormerRestaurantPage = ({
  name,
  phone,
  isSignedIn,
  ordersHref = '/orders',
  signInHref = '/auth/login',
}: FormerRestaurantPageProps) => (
  <>
    <PageHead title={strings.title(name)} />
    <EmptyState
      title={strings.subtitle}
      text={
        <>
          <span>{strings.text}</span>{' '}
          <Link href={phoneHref(phone)} variant="inherit">
            {formatPhoneNumber(phone)}
          </Link>
        </>
      }
      action={
        <>
          <ButtonLink href={ordersHref} variant={isSignedIn === true ? 'primary' : 'secondary'}>
            {strings.orders}
          </ButtonLink>
          {isSignedIn === false && <ButtonLink href={signInHref}>{strings.signIn}</ButtonLink>}
        </>
      }
    />
  </>
);

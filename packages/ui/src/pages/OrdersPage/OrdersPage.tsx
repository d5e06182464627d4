import { type Order, orderTimes } from '@tiffin/domain';
import type { ReactNode } from 'react';
import { OrderList } from '../../account/OrderList/OrderList.tsx';
import { orderStrings } from '../../account/order.strings.ts';
import { orderListStrings as strings } from '../../account/profile.strings.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './OrdersPage.css.ts';

/** The orders that have not been loaded yet. */
export interface OlderOrders {
  /** They are on their way. @default false */
  isLoading?: boolean | undefined;
  /** They could not be loaded; those above stay. @default false */
  hasFailed?: boolean | undefined;
  /** Called when the customer asks for the next ones. */
  onLoad: () => void;
}

/** Props of {@link OrdersPage}. */
export interface OrdersPageProps {
  /** The orders, the latest first; null while they load. */
  orders: readonly Order[] | null;
  /** They could not be loaded. @default false */
  hasFailed?: boolean | undefined;
  /** What there is beyond the orders shown; left out when that is nothing. */
  older?: OlderOrders | undefined;
  /** The instant to reckon "today" from. */
  now: Date;
  /** The restaurant's IANA time zone. */
  timeZone: string;
  /** The address of an order's page. */
  orderHref: (order: Order) => PageHref;
  /** Draws what orders an order again; null where that is not possible. */
  again?: ((order: Order) => ReactNode) | undefined;
  /** The way back to the profile. */
  backHref: PageHref;
  /** The address of the home page. */
  homeHref: PageHref;
  /** Called when the customer asks to load the orders again. */
  onRetry: () => void;
}

/** All orders of a customer. */
export const OrdersPage = (props: OrdersPageProps) => {
  const { orders, hasFailed = false, older, now, timeZone, orderHref, again, ...rest } = props;
  const { backHref, homeHref, onRetry } = rest;
  return (
    <>
      <PageHead title={orderStrings.orders} back={{ label: orderStrings.profile, href: backHref }} />
      {hasFailed ? (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={strings.errorTitle}
            text={strings.errorText}
            action={<Button onClick={onRetry}>{strings.retry}</Button>}
          />
        </div>
      ) : orders?.length === 0 ? (
        <EmptyState
          title={strings.emptyTitle}
          text={strings.emptyText}
          action={<ButtonLink href={homeHref}>{strings.browse}</ButtonLink>}
        />
      ) : (
        <div className={styles.list}>
          <OrderList orders={orders} times={orderTimes(now, timeZone)} orderHref={orderHref} again={again} />
          {older !== undefined && <Older {...older} />}
        </div>
      )}
    </>
  );
};

const Older = ({ isLoading = false, hasFailed = false, onLoad }: OlderOrders) => (
  <div className={styles.older}>
    {hasFailed && <Banner tone="bad">{strings.olderFailed}</Banner>}
    <Button variant="secondary" isLoading={isLoading} onClick={onLoad}>
      {strings.older}
    </Button>
  </div>
);

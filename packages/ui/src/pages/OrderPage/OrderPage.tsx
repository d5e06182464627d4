import { type Order, orderTimes } from '@tiffin/domain';
import { type ComponentType, Suspense } from 'react';
import type { LiveState } from '../../account/LiveUpdate/LiveUpdate.tsx';
import type { OrderActionsProps } from '../../account/OrderActions/OrderActions.tsx';
import { OrderPlace } from '../../account/OrderPlace/OrderPlace.tsx';
import { OrderReceipt } from '../../account/OrderReceipt/OrderReceipt.tsx';
import type { OrderRefundsProps } from '../../account/OrderRefunds/OrderRefunds.tsx';
import { OrderRoad } from '../../account/OrderRoad/OrderRoad.tsx';
import { OrderStatusHeader } from '../../account/OrderStatusHeader/OrderStatusHeader.tsx';
import { orderStrings as strings } from '../../account/order.strings.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './OrderPage.css.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** Props of {@link OrderPage}. */
export interface OrderPageProps {
  /** The order; null while it loads. */
  order: Order | null;
  /** Why there is no order: none of the customer's has this id, or it could not be loaded. */
  failure?: 'not_found' | 'error' | undefined;
  /** The instant to reckon "today" and the minutes from. */
  now: Date;
  /** Returns the restaurant's time to the second; always the same function. */
  getNow: () => Date;
  /** The restaurant's IANA time zone. */
  timeZone: string;
  /** The closing time that comes before the order is ready, such as "22:30"; null where none does. @default null */
  closesAt?: string | null | undefined;
  /** The restaurant's name. */
  restaurantName: string;
  /** The restaurant's address in one line. */
  restaurantAddress: string;
  /** The restaurant's phone number. */
  restaurantPhone: string;
  /** The trader's VAT number, for the receipt; null without one. */
  vatNumber: string | null;
  /** The way back to the customer's orders. */
  backHref: PageHref;
  /** The address of the home page. */
  homeHref: PageHref;
  /** `OrderRefunds`, or what fetches it: few orders have a refund, and their page alone needs its code. */
  Refunds: ComponentType<OrderRefundsProps>;
  /** `OrderActions`, or what fetches it beside the order. */
  Actions: ComponentType<OrderActionsProps>;
  /** Whether the page hears of changes at once; left out for an order to which nothing more happens. */
  live?: LiveState | undefined;
  /** Called when the customer wants to cancel the order, which `CancelOrderDialog` asks once more. */
  onCancel?: (() => void) | undefined;
  /** Called when the customer asks to load the order again. */
  onRetry: () => void;
}

/** One order: how far it has come, when to expect it, and its receipt. */
export const OrderPage = (props: OrderPageProps) => {
  const { order, failure, backHref, homeHref, onRetry } = props;
  if (failure !== undefined) {
    const isMissing = failure === 'not_found';
    return (
      <>
        <PageHead
          title={isMissing ? strings.notFoundTitle : strings.errorTitle}
          back={{ label: strings.orders, href: backHref }}
        />
        <div role="alert">
          <EmptyState
            icon={isMissing ? 'search' : 'warning'}
            title={isMissing ? strings.notFoundText : strings.errorText}
            action={
              isMissing ? (
                <ButtonLink href={homeHref}>{strings.again}</ButtonLink>
              ) : (
                <Button onClick={onRetry}>{strings.retry}</Button>
              )
            }
          />
        </div>
      </>
    );
  }
  if (order === null) return <OrderSkeleton />;
  return <LoadedOrder {...props} order={order} />;
};

type LoadedOrderProps = Omit<OrderPageProps, 'failure' | 'onRetry'> & { readonly order: Order };

const LoadedOrder = (props: LoadedOrderProps) => {
  const { order, now, getNow, timeZone, closesAt, backHref, homeHref, live, Refunds, Actions } = props;
  const { restaurantName, restaurantAddress, restaurantPhone, vatNumber, onCancel } = props;
  const times = orderTimes(now, timeZone);
  return (
    <>
      <OrderStatusHeader
        order={order}
        times={times}
        now={now}
        backHref={backHref}
        live={live}
        closesAt={closesAt}
      />
      <div className={styles.road}>
        <OrderRoad order={order} times={times} />
      </div>
      <div className={styles.frame}>
        <div className={styles.columns}>
          {/* Read and seen first on phones; beside the receipt elsewhere. */}
          <div className={styles.second}>
            <OrderPlace
              order={order}
              times={times}
              restaurantName={restaurantName}
              restaurantAddress={restaurantAddress}
            />
            <Suspense fallback={<div className={styles.loadingActions} />}>
              <Actions
                order={order}
                times={times}
                getNow={getNow}
                homeHref={homeHref}
                restaurantPhone={restaurantPhone}
                onCancel={onCancel}
              />
            </Suspense>
            {order.refunds.length + order.otherRefunds.length > 0 && (
              <Suspense>
                <Refunds refunds={order.refunds} otherRefunds={order.otherRefunds} times={times} />
              </Suspense>
            )}
          </div>
          <div className={styles.first}>
            <OrderReceipt
              order={order}
              times={times}
              restaurantName={restaurantName}
              restaurantAddress={restaurantAddress}
              vatNumber={vatNumber}
            />
          </div>
        </div>
      </div>
    </>
  );
};

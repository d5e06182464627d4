import { isOrderLate, type Order, orderTimes } from '@tiffin/domain';
import { type ComponentType, Suspense } from 'react';
import type { LiveState } from '../../account/LiveUpdate/LiveUpdate.tsx';
import type { OrderActionsProps } from '../../account/OrderActions/OrderActions.tsx';
import { OrderReceipt, type RestaurantContactProps } from '../../account/OrderReceipt/OrderReceipt.tsx';
import type { OrderRefundsProps } from '../../account/OrderRefunds/OrderRefunds.tsx';
import { OrderStatusHeader } from '../../account/OrderStatusHeader/OrderStatusHeader.tsx';
import { OrderSteps } from '../../account/OrderSteps/OrderSteps.tsx';
import { orderStrings as strings } from '../../account/order.strings.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './OrderPage.css.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** Props of {@link OrderPage}. */
export interface OrderPageProps extends RestaurantContactProps {
  /** The order; null while it loads. */
  order: Order | null;
  /** Why there is no order: none of the customer's has this id, or it could not be loaded. */
  failure?: 'not_found' | 'error' | undefined;
  /** The instant to reckon "today" from, and whether the order is late. */
  now: Date;
  /** Returns the restaurant's time to the second; always the same function. */
  getNow: () => Date;
  /** The restaurant's IANA time zone. */
  timeZone: string;
  /** The closing time that comes before the order is ready, such as "22:30"; null where none does. @default null */
  closesAt?: string | null | undefined;
  /** The way back to the profile. */
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
          back={{ label: strings.profile, href: backHref }}
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
  const { order, now, getNow, timeZone, closesAt, backHref, homeHref, live, ...parts } = props;
  const { Refunds, Actions, onCancel, ...place } = parts;
  const times = orderTimes(now, timeZone);
  return (
    <>
      <OrderStatusHeader
        order={order}
        times={times}
        backHref={backHref}
        live={live}
        isLate={isOrderLate(order, now)}
        closesAt={closesAt}
      />
      <div className={styles.steps}>
        <OrderSteps order={order} times={times} />
      </div>
      {order.refunds.length + order.otherRefunds.length > 0 && (
        <div className={styles.part}>
          <Suspense>
            <Refunds refunds={order.refunds} otherRefunds={order.otherRefunds} times={times} />
          </Suspense>
        </div>
      )}
      <div className={styles.part}>
        <OrderReceipt
          order={order}
          times={times}
          actions={
            <Suspense>
              <Actions order={order} times={times} getNow={getNow} homeHref={homeHref} onCancel={onCancel} />
            </Suspense>
          }
          {...place}
        />
      </div>
    </>
  );
};

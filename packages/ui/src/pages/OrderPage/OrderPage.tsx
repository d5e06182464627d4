import { type Order, orderTimes } from '@tiffin/domain';
import { OrderReceipt, type RestaurantContactProps } from '../../account/OrderReceipt/OrderReceipt.tsx';
import { OrderRefunds } from '../../account/OrderRefunds/OrderRefunds.tsx';
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
  /** The instant to reckon "today" from. */
  now: Date;
  /** The restaurant's IANA time zone. */
  timeZone: string;
  /** The way back to the profile. */
  backHref: PageHref;
  /** The address of the home page. */
  homeHref: PageHref;
  /** Called when the customer asks to load the order again. */
  onRetry: () => void;
}

/** One order: how far it has come, when to expect it, and its receipt. */
export const OrderPage = (props: OrderPageProps) => {
  const { order, failure, now, timeZone, backHref, homeHref, onRetry, ...place } = props;
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
  const times = orderTimes(now, timeZone);
  return (
    <>
      <OrderStatusHeader order={order} times={times} backHref={backHref} />
      <div className={styles.steps}>
        <OrderSteps order={order} times={times} />
      </div>
      {order.refunds.length > 0 && (
        <div className={styles.part}>
          <OrderRefunds refunds={order.refunds} times={times} />
        </div>
      )}
      <div className={styles.part}>
        <OrderReceipt order={order} times={times} {...place} />
      </div>
    </>
  );
};

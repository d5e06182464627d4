import { type Order, orderTimes } from '@tiffin/domain';
import { useId } from 'react';
import { MyData, type MyDataProps } from '../../account/MyData/MyData.tsx';
import { myDataStrings } from '../../account/my-data.strings.ts';
import { OrderList } from '../../account/OrderList/OrderList.tsx';
import { type Customer, ProfileDetails } from '../../account/ProfileDetails/ProfileDetails.tsx';
import { orderListStrings, profileStrings as strings } from '../../account/profile.strings.ts';
import { AddressList, type AddressListProps } from '../../address/AddressList/AddressList.tsx';
import { addressListStrings } from '../../address/address.strings.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import type { Elements } from '../../private/Words.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './ProfilePage.css.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** Props of {@link ProfilePage}. */
export interface ProfilePageProps {
  /** The customer; null while the profile loads, 'visitor' when nobody is signed in. */
  customer: Customer | 'visitor' | null;
  /** The saved addresses and what can be done with them. */
  addressList: AddressListProps;
  /** The latest orders; null while they load. */
  orders: readonly Order[] | null;
  /** The orders could not be loaded. @default false */
  haveOrdersFailed?: boolean | undefined;
  /** The instant to reckon "today" from. */
  now: Date;
  /** The restaurant's IANA time zone. */
  timeZone: string;
  /** Where the phone number is given or changed. */
  phoneHref: PageHref;
  /** The address of an order's page. */
  orderHref: (order: Order) => PageHref;
  /** Where all orders are; no such link without it. */
  ordersHref?: PageHref | undefined;
  /** Where visitors log in. */
  loginHref: PageHref;
  /** A copy of the customer's data, and deleting it; no such section without it. */
  myData?: MyDataProps | undefined;
  /** Called when the customer asks to load the orders again. */
  onRetryOrders: () => void;
  /** Called when the customer logs out; for screens without the sidebar. */
  onLogOut: () => void;
}

/** A customer's details, addresses, latest orders and data. */
export const ProfilePage = (props: ProfilePageProps) => {
  const { customer, addressList, phoneHref, loginHref, myData, onLogOut } = props;
  if (customer === null) return <ProfileSkeleton />;
  if (customer === 'visitor') {
    return (
      <>
        <PageHead title={strings.title} />
        <EmptyState
          icon="account"
          title={strings.visitorTitle}
          text={strings.visitorText}
          action={<ButtonLink href={loginHref}>{strings.signIn}</ButtonLink>}
        />
      </>
    );
  }
  const areAddressesSettled = addressList.addresses !== null || addressList.hasFailed === true;
  const hasAddresses = addressList.addresses !== null && addressList.addresses.length > 0;
  return (
    <>
      <PageHead title={customer.name} note={strings.signedIn(customer.email)} />
      <Section title={strings.details}>
        <ProfileDetails customer={customer} phoneHref={phoneHref} />
      </Section>
      <Section
        title={strings.addresses}
        action={
          hasAddresses && (
            <ButtonLink variant="secondary" size="small" icon="add" href={addressList.addHref}>
              {addressListStrings.add}
            </ButtonLink>
          )
        }
      >
        <AddressList {...addressList} />
      </Section>
      {/* How much room the addresses take is known only with them: what comes after them comes after them. */}
      {areAddressesSettled && (
        <>
          <Orders {...props} />
          {myData !== undefined && (
            <Section title={myDataStrings.title}>
              <MyData {...myData} />
            </Section>
          )}
          <div className={styles.logOut}>
            <Button variant="secondary" icon="logout" onClick={onLogOut}>
              {strings.logOut}
            </Button>
          </div>
        </>
      )}
    </>
  );
};

const Orders = (props: ProfilePageProps) => {
  const { orders, haveOrdersFailed = false, now, timeZone, orderHref, ordersHref, onRetryOrders } = props;
  const hasOrders = orders !== null && orders.length > 0;
  return (
    <Section
      title={strings.orders}
      action={
        hasOrders &&
        ordersHref !== undefined && (
          <Link href={ordersHref} isLarge>
            {strings.allOrders}
          </Link>
        )
      }
    >
      {haveOrdersFailed ? (
        <div className={styles.notice}>
          <Banner
            tone="bad"
            action={
              <Button variant="text" onClick={onRetryOrders}>
                {orderListStrings.retry}
              </Button>
            }
          >
            {orderListStrings.errorTitle}
          </Banner>
        </div>
      ) : orders?.length === 0 ? (
        <EmptyState
          place="panel"
          headingLevel={3}
          title={orderListStrings.emptyTitle}
          text={orderListStrings.emptyText}
        />
      ) : (
        <OrderList orders={orders} times={orderTimes(now, timeZone)} orderHref={orderHref} />
      )}
    </Section>
  );
};

const Section = ({ title, action, children }: { title: string; action?: Elements; children: Elements }) => {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};

import { searchableDiets } from '@tiffin/domain';
import { OrderListSkeleton } from '../../account/OrderList/OrderListSkeleton.tsx';
import { orderStrings } from '../../account/order.strings.ts';
import { DishGrid } from '../../menu/DishGrid/DishGrid.tsx';
import { ChipsSkeleton, DishSkeleton } from '../../menu/MenuSkeleton/MenuSkeleton.tsx';
import { profileHref } from '../../navigation/navigation-entries.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { content } from '../AddAddressPage/AddAddressPage.css.ts';
import { AddressFormSkeleton } from '../AddAddressPage/AddressFormSkeleton.tsx';
import { dishes } from '../CategoryPage/CategoryPage.css.ts';
import { HomePageLoading } from '../HomePage/HomePageLoading.tsx';
import { offers } from '../OffersPage/OffersPage.css.ts';
import { OrderSkeleton } from '../OrderPage/OrderSkeleton.tsx';
import { list } from '../OrdersPage/OrdersPage.css.ts';
import { offersStrings } from '../offers-page.strings.ts';
import { head } from '../PageHead/PageHead.css.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { ProfileSkeleton } from '../ProfilePage/ProfileSkeleton.tsx';
import { pageStrings } from '../pages.strings.ts';
import { filters, find } from '../SearchPage/SearchPage.css.ts';
import { searchPageStrings } from '../search-page.strings.ts';
import * as styles from './PageLoading.css.ts';

const columns = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const cards = ['first', 'second', 'third', 'fourth'];

const HeadSkeleton = ({ isBelow = false }: { isBelow?: boolean }) => (
  <div className={head}>
    {isBelow && <Skeleton shape="caption" className={styles.back} />}
    <Skeleton shape="title" className={styles.title} />
    <Skeleton width="half" />
  </div>
);

const Category = () => (
  <>
    <HeadSkeleton isBelow />
    <ChipsSkeleton />
    <div className={dishes}>
      <DishGrid layout="column">
        <DishSkeleton layout="column" isLead />
        {columns.map((column) => (
          <DishSkeleton key={column} layout="column" />
        ))}
      </DishGrid>
    </div>
  </>
);

const Search = () => (
  <>
    <PageHead title={searchPageStrings.title} />
    <div className={find}>
      <Skeleton shape="control" className={styles.field} />
    </div>
    <div className={filters}>
      {searchableDiets.map((diet) => (
        <Skeleton key={diet} shape="control" className={styles.filter} />
      ))}
    </div>
  </>
);

const Offers = () => (
  <>
    <PageHead title={offersStrings.title} note={<Skeleton width="half" />} />
    <div className={offers}>
      <Skeleton shape="tile" className={styles.leadOffer} />
      {cards.map((card) => (
        <Skeleton key={card} shape="tile" className={styles.offer} />
      ))}
    </div>
  </>
);

const Text = () => (
  <>
    <HeadSkeleton />
    <div className={styles.lines}>
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </div>
  </>
);

const Orders = () => (
  <>
    <PageHead title={orderStrings.orders} back={{ label: orderStrings.profile, href: profileHref }} />
    <div className={list}>
      <OrderListSkeleton />
    </div>
  </>
);

const Address = () => (
  <>
    <HeadSkeleton isBelow />
    <div className={content}>
      <AddressFormSkeleton />
    </div>
  </>
);

const shapes = {
  home: HomePageLoading,
  category: Category,
  search: Search,
  offers: Offers,
  profile: ProfileSkeleton,
  orders: Orders,
  order: OrderSkeleton,
  address: Address,
  text: Text,
};

// Their own boxes say that they are loading.
const announcesItself: ReadonlySet<string> = new Set(['home', 'profile', 'orders', 'order', 'address']);

/** Props of {@link PageLoading}. */
export interface PageLoadingProps {
  /** The page whose boxes show; `text` for those that are a title and words. @default 'text' */
  page?: keyof typeof shapes | undefined;
}

/** Stands where a page will be whose code or data is on its way: the same boxes, shown at once. */
export const PageLoading = ({ page = 'text' }: PageLoadingProps) => {
  const Shape = shapes[page];
  return (
    <div className={styles.page} aria-busy="true">
      {!announcesItself.has(page) && (
        <p role="status">
          <VisuallyHidden>{pageStrings.loading}</VisuallyHidden>
        </p>
      )}
      <Shape />
    </div>
  );
};

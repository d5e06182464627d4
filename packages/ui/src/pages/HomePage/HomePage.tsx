import {
  type MenuCategory,
  type Menu as MenuData,
  type OrderableRestaurant,
  openStatus,
} from '@tiffin/domain';
import { Menu } from '../../menu/Menu/Menu.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { Masthead } from '../../ordering/Masthead/Masthead.tsx';
import { type OfferListProps, OfferStrip } from '../../ordering/OfferStrip/OfferStrip.tsx';
import { OpenStatusBadge } from '../../ordering/OpenStatusBadge/OpenStatusBadge.tsx';
import { OrderBar, type OrderingProps } from '../../ordering/OrderBar/OrderBar.tsx';
import { mastheadPictures } from './masthead-pictures.ts';

/** Props of {@link HomePage}. */
export interface HomePageProps extends DishListProps, OfferListProps, OrderingProps {
  /** The restaurant: name, line, place, modes offered and hours. */
  restaurant: OrderableRestaurant & { name: string; tagline: string; locality: string };
  /** The instant the open status is told for; the same on the server and in the first render of the browser. */
  now: Date;
  /** The menu; without dishes the page says so. */
  menu: MenuData;
  /** The address of a category's own page. */
  categoryHref: (category: MenuCategory) => string;
  /** How many dishes each section shows, the first one more; the rest is on the category's page. @default 4 */
  dishLimit?: number | undefined;
  /** Where visitors log in; left out for customers. */
  loginHref?: string | undefined;
  /** False while nobody knows yet who is looking. @default true */
  isSessionKnown?: boolean | undefined;
}

/** The restaurant's front page: masthead, order bar, two offers and the menu. The cart stands beside it, in the shell. */
export const HomePage = ({
  restaurant,
  terms,
  mode,
  onModeChange,
  now,
  offers,
  appliedCode,
  applyingCode,
  onApply,
  menu,
  dishLimit = 4,
  loginHref,
  isSessionKnown,
  ...menuProps
}: HomePageProps) => {
  const status = openStatus(restaurant, now);
  return (
    <>
      <Masthead
        name={restaurant.name}
        tagline={restaurant.tagline}
        locality={restaurant.locality}
        pictures={mastheadPictures(menu)}
        isOpen={status.isOpen}
        status={<OpenStatusBadge status={status} />}
        loginHref={loginHref}
        isSessionKnown={isSessionKnown}
      />
      <OrderBar
        restaurant={restaurant}
        terms={terms}
        mode={mode}
        onModeChange={onModeChange}
        status={status}
      />
      <OfferStrip
        offers={offers.slice(0, 2)}
        appliedCode={appliedCode}
        applyingCode={applyingCode}
        onApply={onApply}
      />
      <Menu categories={menu.categories} dishLimit={dishLimit} {...menuProps} />
    </>
  );
};

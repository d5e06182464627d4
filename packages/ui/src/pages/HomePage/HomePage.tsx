import {
  homeDishCount,
  type MenuCategorySummary,
  type MenuOverview,
  type ModeOffer,
  type OpenStatus,
  offeredModes,
  type PromoCode,
  resolveOrderingMode,
} from '@tiffin/domain';
import { memo, type ReactNode } from 'react';
import { Menu as MenuSections } from '../../menu/Menu/Menu.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { Masthead } from '../../ordering/Masthead/Masthead.tsx';
import { OfferStrip } from '../../ordering/OfferStrip/OfferStrip.tsx';
import { OpenStatusBadge } from '../../ordering/OpenStatusBadge/OpenStatusBadge.tsx';
import { OrderBar, type OrderingProps } from '../../ordering/OrderBar/OrderBar.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import type { Elements } from '../../private/Words.tsx';
import { mastheadPictures } from './masthead-pictures.ts';

// What changes above the menu (who is looking, the address, the minute) leaves its many dishes alone.
const MemoMenu = memo(MenuSections);

/** Props of {@link HomePage}. */
export interface HomePageProps extends DishListProps, OrderingProps {
  /** The restaurant: name, line, place and modes offered. */
  restaurant: ModeOffer & {
    name: string;
    tagline: string;
    locality: string;
    mastheadUrl?: string | undefined;
  };
  /** Whether the restaurant takes orders now; the same on the server and in the first render of the browser. */
  openStatus: OpenStatus;
  /** The public promo codes, newest first. */
  offers: readonly PromoCode[];
  /** Draws what an offer is to the customer's order; left out for visitors. */
  offerStatus?: ((promo: PromoCode) => ReactNode) | undefined;
  /** `YourUsual` of a customer who has ordered before; left out for visitors. */
  usual?: Elements;
  /** The menu's categories with their first dishes; without dishes the page says so. */
  menu: MenuOverview;
  /** At the end of the menu's chips: what leaves dishes out. */
  filter?: Elements;
  /** In place of the whole menu: what is left of it when dishes are left out. */
  filteredMenu?: Elements;
  /** The address of a category's own page. */
  categoryHref: (category: MenuCategorySummary) => PageHref;
  /** Where visitors log in; left out for customers. */
  loginHref?: PageHref | undefined;
  /** False while nobody knows yet who is looking. @default true */
  isSessionKnown?: boolean | undefined;
}

/** The restaurant's front page: masthead, order bar, two offers and the menu. The cart stands beside it, in the shell. */
export const HomePage = ({
  restaurant,
  terms,
  mode,
  onModeChange,
  postcode,
  isPlaced,
  openStatus,
  offers,
  offerStatus,
  usual,
  menu,
  loginHref,
  isSessionKnown,
  filteredMenu,
  ...menuProps
}: HomePageProps) => (
  <>
    <Masthead
      name={restaurant.name}
      tagline={restaurant.tagline}
      locality={restaurant.locality}
      pictures={mastheadPictures(menu, restaurant.mastheadUrl)}
      isOpen={openStatus.isOpen}
      status={<OpenStatusBadge status={openStatus} />}
      note={openStatus.note}
      loginHref={loginHref}
      isSessionKnown={isSessionKnown}
      corner={usual}
    />
    <OrderBar
      restaurant={restaurant}
      terms={terms}
      mode={mode}
      onModeChange={onModeChange}
      postcode={postcode}
      isPlaced={isPlaced}
      status={openStatus}
    />
    <OfferStrip
      offers={offers}
      mode={resolveOrderingMode(mode, offeredModes(restaurant)) ?? mode}
      status={offerStatus}
    />
    {filteredMenu || (
      <MemoMenu
        categories={menu.categories}
        dishLimit={homeDishCount(menu.categories.length)}
        {...menuProps}
      />
    )}
  </>
);

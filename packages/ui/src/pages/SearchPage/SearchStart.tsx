import type { MenuItemSummary } from '@tiffin/domain';
import { DietaryMarks } from '../../menu/DietaryMarks/DietaryMarks.tsx';
import { DishAdd } from '../../menu/DishCard/DishAdd.tsx';
import { DishPrice } from '../../menu/DishCard/DishPrice.tsx';
import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { menuStrings } from '../../menu/menu.strings.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { MenuSections, type SectionTile } from './MenuSections.tsx';
import * as styles from './SearchStart.css.ts';
import { searchStrings as words } from './search.strings.ts';

/** What stands on the search page before anything is typed. */
export interface SearchStartContent {
  /** Dishes that the customer has ordered, the last first; none for visitors. */
  orderedBefore: readonly MenuItemSummary[];
  /** The address of the customer's orders. */
  ordersHref: PageHref;
  popular: readonly MenuItemSummary[];
  /** Whether they are what many have ordered; otherwise they are the first of each section. */
  isPopularByOrders: boolean;
  sections: readonly SectionTile[];
}

/** Dishes ordered before, popular ones and the menu's sections, so that an empty search leads somewhere. */
export const SearchStart = ({
  orderedBefore,
  ordersHref,
  popular,
  isPopularByOrders,
  sections,
  ...list
}: SearchStartContent & DishListProps) => (
  <>
    {orderedBefore.length > 0 && (
      <section className={styles.part}>
        <div className={styles.head}>
          <h2 className={styles.title}>{words.orderedBefore}</h2>
          <Link href={ordersHref} variant="text" isLarge className={styles.aside}>
            {words.yourOrders}
          </Link>
        </div>
        <ul className={styles.ordered}>
          {orderedBefore.map((item) => (
            <OrderedDish key={item.id} item={item} {...list} />
          ))}
        </ul>
      </section>
    )}
    {popular.length > 0 && (
      <section className={styles.part}>
        <h2 className={styles.title}>{isPopularByOrders ? words.popular : words.fromEachSection}</h2>
        <ul className={styles.popular}>
          {popular.map((item) => (
            <PopularDish key={item.id} item={item} {...list} />
          ))}
        </ul>
      </section>
    )}
    <MenuSections title={words.sections} sections={sections} />
  </>
);

interface StartDishProps extends DishListProps {
  item: MenuItemSummary;
}

const OrderedDish = ({ item, dishHref, onAdd, onDishIntent, orderingMode }: StartDishProps) => {
  const intend = onDishIntent && (() => onDishIntent(item));
  return (
    <li className={styles.orderedDish} onPointerEnter={intend} onFocus={intend}>
      <DishTile
        photoUrl={item.photoUrl}
        photo={item.photo}
        className={styles.orderedTile}
        isDimmed={!item.isAvailable}
      />
      <div>
        <h3 className={styles.name}>
          <Link href={dishHref(item)} className={styles.open}>
            {item.name}
          </Link>
        </h3>
        <p className={styles.small}>
          <DishPrice priceFrom={item.priceFrom} priceVaries={item.priceVaries} />
        </p>
      </div>
      <DishAdd item={item} href={dishHref(item)} onAdd={onAdd} isLead={false} orderingMode={orderingMode} />
    </li>
  );
};

const PopularDish = ({
  item,
  dishHref,
  cartQuantities = {},
  onAdd,
  onDishIntent,
  orderingMode,
}: StartDishProps) => {
  const intend = onDishIntent && (() => onDishIntent(item));
  const inCart = cartQuantities[item.id] ?? 0;
  return (
    <li className={styles.popularDish} onPointerEnter={intend} onFocus={intend}>
      <DishTile
        photoUrl={item.photoUrl}
        photo={item.photo}
        className={styles.popularTile}
        fit="height"
        flag={inCart > 0 ? menuStrings.inCart(inCart) : undefined}
      />
      <div className={styles.popularHead}>
        <h3 className={styles.name}>
          <Link href={dishHref(item)} className={styles.open}>
            {item.name}
          </Link>
        </h3>
        <p className={styles.price}>
          <DishPrice priceFrom={item.priceFrom} priceVaries={item.priceVaries} />
        </p>
      </div>
      <div className={styles.popularFoot}>
        <DietaryMarks dietary={item.dietary} heat={item.heat} />
        <DishAdd item={item} href={dishHref(item)} onAdd={onAdd} isLead={false} orderingMode={orderingMode} />
      </div>
    </li>
  );
};

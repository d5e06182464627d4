import type { MenuCategorySummary, MenuItemSummary, OrderingMode } from '@tiffin/domain';
import { memo } from 'react';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DishCard } from '../DishCard/DishCard.tsx';
import { DishGrid } from '../DishGrid/DishGrid.tsx';
import { LeadDish } from '../LeadDish/LeadDish.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './MenuSection.css.ts';
import { sectionId } from './section-id.ts';

// A change of the cart concerns one dish, not all of them.
const MemoDish = memo(DishCard);
const MemoLead = memo(LeadDish);

/** What every list of dishes needs to know besides the dishes. */
export interface DishListProps {
  /** The address that opens a dish's dialog. */
  dishHref: (item: MenuItemSummary) => PageHref;
  /** Quantities in the cart by dish id; a dish that is not in the cart has none. @default {} */
  cartQuantities?: Readonly<Record<string, number>> | undefined;
  /** Called when the customer adds a dish without options to the cart. */
  onAdd?: ((item: MenuItemSummary) => void) | undefined;
  /** Called when the customer may open a dish next, so that its options and allergens can be read ahead. */
  onDishIntent?: ((item: MenuItemSummary) => void) | undefined;
  /** The mode chosen: dishes that are sold in the other one alone cannot be added. */
  orderingMode?: OrderingMode | undefined;
  /** What has to be chosen for a dish, where some of it is left out: a line below its description. */
  hintOf?: ((item: MenuItemSummary) => string | null | undefined) | undefined;
}

/** Props of {@link MenuSection}. */
export interface MenuSectionProps extends DishListProps {
  /** The category with its first dishes, and how many it has in all. */
  category: MenuCategorySummary;
  /** The address of the category's own page. */
  categoryHref: (category: MenuCategorySummary) => PageHref;
  /** Sets the first dish larger. @default false */
  hasLead?: boolean | undefined;
  /** How many of these dishes to show; the rest is on the category's page. All of them by default. */
  dishLimit?: number | undefined;
}

/** One category on the home page: heading, a line about it, its first dishes and the way to all of them. */
export const MenuSection = ({
  category,
  categoryHref,
  hasLead = false,
  dishLimit,
  dishHref,
  cartQuantities = {},
  onAdd,
  onDishIntent,
  orderingMode,
  hintOf,
}: MenuSectionProps) => {
  const headingId = `${sectionId(category)}-title`;
  return (
    <section id={sectionId(category)} className={styles.section} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.headRow}>
          <h2 id={headingId} className={styles.title}>
            {category.name}
          </h2>
          <p className={styles.note}>{category.description}</p>
          <Link href={categoryHref(category)} variant="text" isLarge className={styles.seeAll}>
            <span>{menuStrings.seeAll(category.itemCount)}</span>
            <VisuallyHidden>{menuStrings.seeAllOf(category.name)}</VisuallyHidden>
          </Link>
        </div>
      </div>
      <DishGrid>
        {category.items.slice(0, dishLimit).map((item, index) => {
          const Card = hasLead && index === 0 ? MemoLead : MemoDish;
          return (
            <Card
              key={item.id}
              item={item}
              href={dishHref(item)}
              inCart={cartQuantities[item.id]}
              onAdd={onAdd}
              onIntent={onDishIntent}
              orderingMode={orderingMode}
              hint={hintOf?.(item)}
            />
          );
        })}
      </DishGrid>
    </section>
  );
};

import type { MenuItemSummary } from '@tiffin/domain';
import { memo, useMemo } from 'react';
import { DishCard } from '../../menu/DishCard/DishCard.tsx';
import { DishGrid } from '../../menu/DishGrid/DishGrid.tsx';
import { LeadDish } from '../../menu/LeadDish/LeadDish.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { menuStrings } from '../../menu/menu.strings.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import * as styles from './CategoryPage.css.ts';
import { useGrowingGroups } from './use-growing-groups.ts';

interface CategoryDishesProps extends DishListProps {
  items: readonly MenuItemSummary[];
  /** Shows all dishes from the beginning. */
  isWhole: boolean;
  /** Where all of them stand, for browsers without JavaScript. */
  wholeHref: PageHref;
}

// Fills whole rows of two, three and four columns.
const groupSize = 12;

// A change of the cart concerns one dish, and a group that comes none of those that are there.
const MemoDish = memo(DishCard);
const MemoLead = memo(LeadDish);

/** The dishes in groups of whole rows; the first dish leads and takes two places. */
const groupsOf = (items: readonly MenuItemSummary[]): readonly (readonly MenuItemSummary[])[] => {
  const starts = Array.from({ length: Math.ceil((items.length + 1) / groupSize) }, (_, at) => at * groupSize);
  return starts.map((start) => items.slice(Math.max(0, start - 1), start - 1 + groupSize));
};

/**
 * The dishes of a category. The page comes with the first group; the others follow when they are near the screen, or
 * one by one while the browser is idle, and keep their room until then.
 */
export const CategoryDishes = ({
  items,
  isWhole,
  wholeHref,
  dishHref,
  cartQuantities = {},
  onAdd,
  onDishIntent,
  orderingMode,
  hintOf,
}: CategoryDishesProps) => {
  const groups = useMemo(() => groupsOf(items), [items]);
  const { list, isShown } = useGrowingGroups(groups.length, isWhole);
  const cardOf = (item: MenuItemSummary) => {
    const Card = item === items[0] ? MemoLead : MemoDish;
    return (
      <Card
        key={item.id}
        layout="column"
        item={item}
        href={dishHref(item)}
        inCart={cartQuantities[item.id]}
        onAdd={onAdd}
        onIntent={onDishIntent}
        orderingMode={orderingMode}
        hint={hintOf?.(item)}
      />
    );
  };
  return (
    <>
      <div ref={list} className={styles.groups}>
        {groups.map((group, at) => (
          <div
            key={group[0]?.id}
            className={styles.group[at === 0 ? 'first' : isShown(at) ? 'shown' : 'awaited']}
          >
            {isShown(at) && <DishGrid layout="column">{group.map(cardOf)}</DishGrid>}
          </div>
        ))}
      </div>
      {isWhole || groups.length === 1 ? null : (
        <noscript>
          <Link href={wholeHref}>{menuStrings.seeAll(items.length)}</Link>
        </noscript>
      )}
    </>
  );
};

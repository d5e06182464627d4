import type { MenuCategory } from '@tiffin/domain';
import { CategoryChips } from '../../menu/CategoryChips/CategoryChips.tsx';
import { DishCard } from '../../menu/DishCard/DishCard.tsx';
import { DishGrid } from '../../menu/DishGrid/DishGrid.tsx';
import { LeadDish } from '../../menu/LeadDish/LeadDish.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { menuStrings } from '../../menu/menu.strings.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';
import * as styles from './CategoryPage.css.ts';

/** Props of {@link CategoryPage}. */
export interface CategoryPageProps extends DishListProps {
  /** The category shown. */
  category: MenuCategory;
  /** All categories, for the chips. */
  categories: readonly MenuCategory[];
  /** The address of a category's page. */
  categoryHref: (category: MenuCategory) => PageHref;
  /** The address of the home page. */
  homeHref: PageHref;
}

/** All dishes of one category, picture first. The cart is not shown here (Spec §2, Cart visibility). */
export const CategoryPage = ({
  category,
  categories,
  categoryHref,
  homeHref,
  dishHref,
  cartQuantities = {},
  onAdd,
}: CategoryPageProps) => (
  <>
    <PageHead
      title={category.name}
      note={category.description}
      back={{ label: pageStrings.backToMenu, href: homeHref }}
    />
    <CategoryChips
      currentId={category.id}
      chips={categories.map((each) => ({ id: each.id, label: each.shortName, href: categoryHref(each) }))}
    />
    {category.items.length === 0 ? (
      <EmptyState title={menuStrings.emptyTitle} text={menuStrings.emptyText} />
    ) : (
      <section className={styles.dishes}>
        <h2>
          <VisuallyHidden>{pageStrings.dishes}</VisuallyHidden>
        </h2>
        <DishGrid layout="column">
          {category.items.map((item, index) => {
            const Card = index === 0 ? LeadDish : DishCard;
            return (
              <Card
                key={item.id}
                layout="column"
                item={item}
                href={dishHref(item)}
                inCart={cartQuantities[item.id]}
                onAdd={onAdd}
              />
            );
          })}
        </DishGrid>
      </section>
    )}
  </>
);

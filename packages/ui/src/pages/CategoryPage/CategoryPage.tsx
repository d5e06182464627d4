import type { MenuCategory, MenuCategoryListing } from '@tiffin/domain';
import { CategoryChips } from '../../menu/CategoryChips/CategoryChips.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { menuStrings } from '../../menu/menu.strings.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Elements } from '../../private/Words.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';
import { CategoryDishes } from './CategoryDishes.tsx';
import * as styles from './CategoryPage.css.ts';

/** Props of {@link CategoryPage}. */
export interface CategoryPageProps extends DishListProps {
  /** The category shown, with all its dishes. */
  category: MenuCategoryListing;
  /** All categories, for the chips. */
  categories: readonly Pick<MenuCategory, 'id' | 'shortName'>[];
  /** The address of a category's page. */
  categoryHref: (category: Pick<MenuCategory, 'id'>) => PageHref;
  /** The address of this page with `isWhole`, for browsers without JavaScript, which see the first dishes only. */
  wholeHref: PageHref;
  /** Renders all dishes at once instead of those near the screen first. @default false */
  isWhole?: boolean | undefined;
  /** At the end of the chips: what leaves dishes out. */
  filter?: Elements;
  /** Above the dishes: what was left out of them, which may be all. */
  leftOut?: Elements;
  /** The address of the home page. */
  homeHref: PageHref;
}

/** All dishes of one category, picture first. The cart is not shown here (Spec §2, Cart visibility). */
export const CategoryPage = ({
  category,
  categories,
  categoryHref,
  homeHref,
  isWhole = false,
  filter,
  leftOut,
  ...dishList
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
      end={filter}
    />
    {leftOut}
    {category.items.length === 0 && !leftOut && (
      <EmptyState title={menuStrings.emptyTitle} text={menuStrings.emptyText} />
    )}
    {category.items.length > 0 && (
      <section className={styles.dishes}>
        <h2>
          <VisuallyHidden>{pageStrings.dishes}</VisuallyHidden>
        </h2>
        {/* Another category starts with its first dishes. */}
        <CategoryDishes key={category.id} items={category.items} isWhole={isWhole} {...dishList} />
      </section>
    )}
  </>
);

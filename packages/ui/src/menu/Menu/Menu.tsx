import type { MenuCategorySummary } from '@tiffin/domain';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import type { Elements } from '../../private/Words.tsx';
import { CategoryChips } from '../CategoryChips/CategoryChips.tsx';
import { sections } from '../MenuSection/MenuSection.css.ts';
import { type DishListProps, MenuSection } from '../MenuSection/MenuSection.tsx';
import { sectionId } from '../MenuSection/section-id.ts';
import { menuStrings } from '../menu.strings.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends DishListProps {
  /** The categories in the menu's order, each with its first dishes; those without dishes are left out. */
  categories: readonly MenuCategorySummary[];
  /** The address of a category's own page. */
  categoryHref: (category: MenuCategorySummary) => PageHref;
  /** How many dishes each section shows; the first shows one more, its lead. All that are given by default. */
  dishLimit?: number | undefined;
  /** At the end of the chips: what leaves dishes out. */
  filter?: Elements;
  /** Below the chips: what was left out of the dishes, which may be all. */
  leftOut?: Elements;
}

/** The restaurant's menu: chips that follow the scroll, then a section for each category. */
export const Menu = ({ categories, dishLimit, filter, leftOut, ...sectionProps }: MenuProps) => {
  const shown = categories.filter((category) => category.items.length > 0);
  if (shown.length === 0)
    return leftOut ?? <EmptyState title={menuStrings.emptyTitle} text={menuStrings.emptyText} />;
  return (
    <>
      <CategoryChips
        chips={shown.map((category) => ({
          id: sectionId(category),
          label: category.shortName,
          href: `#${sectionId(category)}`,
        }))}
        end={filter}
      />
      {leftOut}
      <div className={sections}>
        {shown.map((category, index) => (
          <MenuSection
            key={category.id}
            category={category}
            hasLead={index === 0}
            dishLimit={dishLimit === undefined ? undefined : index === 0 ? dishLimit + 1 : dishLimit}
            {...sectionProps}
          />
        ))}
      </div>
    </>
  );
};

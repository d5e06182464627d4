import type { MenuCategory } from '@tiffin/domain';
import { CategoryChips } from '@tiffin/ui';

/** Leads to the sections of this page, and follows the one being scrolled past. */
export function SectionChips({ categories }: { categories: readonly MenuCategory[] }) {
  const chips = categories.map(({ id, shortName }) => ({ id, label: shortName, href: `#${id}` }));
  return <CategoryChips chips={chips} />;
}

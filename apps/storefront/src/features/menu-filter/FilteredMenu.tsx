import { homeDishCount } from '@tiffin/domain';
import { Menu, type MenuProps, MenuSkeleton } from '@tiffin/ui';
import { filterButton } from './filter-button.tsx';
import { LeftOut } from './LeftOut.tsx';
import { useJudgedMenu } from './use-judged-menu.ts';

/** What is left of the home page's menu; never all of it while nobody knows what to leave out. */
export default function FilteredMenu(props: Omit<MenuProps, 'categories'>) {
  const { judged, hasFailed, retry } = useJudgedMenu();
  if (judged === undefined) return hasFailed ? <LeftOut onRetry={retry} /> : <MenuSkeleton />;
  const { categories, passing, total } = judged;
  return (
    <Menu
      {...props}
      categories={categories.map((category) => ({ ...category, itemCount: category.items.length }))}
      dishLimit={homeDishCount(categories.length)}
      filter={filterButton}
      leftOut={<LeftOut shown={passing.size} total={total} onRetry={retry} />}
      hintOf={({ id }) => passing.get(id)}
    />
  );
}

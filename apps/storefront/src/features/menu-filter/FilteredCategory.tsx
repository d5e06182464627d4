import { CategoryPage, type CategoryPageProps } from '@tiffin/ui';
import { LeftOut } from './LeftOut.tsx';
import { useJudgedMenu } from './use-judged-menu.ts';

/** What is left of a category; none of its dishes while nobody knows what to leave out. */
export default function FilteredCategory(props: CategoryPageProps) {
  const { judged, hasFailed, retry } = useJudgedMenu();
  const { items } = props.category;
  const passing = judged?.passing ?? new Map<string, string | null>();
  const shown = items.filter(({ id }) => passing.has(id));
  return (
    <CategoryPage
      {...props}
      category={{ ...props.category, items: shown }}
      leftOut={
        (judged !== undefined || hasFailed) && (
          <LeftOut {...(judged && { shown: shown.length, total: items.length })} onRetry={retry} />
        )
      }
      hintOf={({ id }) => passing.get(id)}
    />
  );
}

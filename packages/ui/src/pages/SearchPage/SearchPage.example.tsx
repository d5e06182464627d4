import { createDishSearch, type DietaryMark, type MenuIndex } from '@tiffin/domain';
import { SearchPage } from '@tiffin/ui';
import { useMemo, useState } from 'react';

/** Finds dishes by their words and diets. */
export function Search({ menu }: { menu: MenuIndex }) {
  const [query, setQuery] = useState('');
  const [diets, setDiets] = useState<readonly DietaryMark[]>([]);
  const answer = useMemo(() => createDishSearch(menu), [menu])(query, diets);
  return (
    <SearchPage
      query={query}
      onQueryChange={setQuery}
      searchHref="/search"
      diets={answer.diets}
      onDietsChange={setDiets}
      results={answer.dishes}
      isExact={answer.isExact}
      allergens={answer.allergens}
      allergyPhone="+441134960143"
      suggestions={[{ label: 'Naan', href: '/search?q=naan' }]}
      dishHref={({ id }) => `?dish=${id}`}
    />
  );
}

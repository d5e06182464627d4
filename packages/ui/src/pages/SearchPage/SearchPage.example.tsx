import { createDishSearch, type DietaryMark, type MenuIndex } from '@tiffin/domain';
import { SearchPage } from '@tiffin/ui';
import { useMemo, useState } from 'react';

/** Finds dishes by their words and diets. */
export function Search({ menu }: { menu: MenuIndex }) {
  const [query, setQuery] = useState('');
  const [diets, setDiets] = useState<readonly DietaryMark[]>([]);
  const findDishes = useMemo(() => createDishSearch(menu), [menu]);
  return (
    <SearchPage
      query={query}
      onQueryChange={setQuery}
      searchHref="/search"
      diets={diets}
      onDietsChange={setDiets}
      results={findDishes(query, diets)}
      suggestions={[{ label: 'Naan', href: '/search?q=naan' }]}
      dishHref={({ id }) => `?dish=${id}`}
    />
  );
}

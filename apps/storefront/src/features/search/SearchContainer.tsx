import { useRouter } from '@tanstack/react-router';
import { type DietaryMark, dietsInText, isDiet, leavesOut, noFilter, withoutDietWords } from '@tiffin/domain';
import { SearchPage } from '@tiffin/ui';
import { hrefOf } from '../../links.ts';
import { useDishList } from '../dish/use-dish-list.ts';
import type { MenuSectionLink } from '../menu/search-menu.ts';
import type { SearchParams } from '../menu/search-params.ts';
import { filterButton } from '../menu-filter/filter-button.tsx';
import { filterFragment } from '../menu-filter/filter-fragment.ts';
import { LeftOut } from '../menu-filter/LeftOut.tsx';
import { useJudgedMenu } from '../menu-filter/use-judged-menu.ts';
import { useJudgesDishes } from '../menu-filter/use-judges-dishes.ts';
import { useMenuFilter } from '../menu-filter/use-menu-filter.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useMenuSearch } from './use-menu-search.ts';
import { useOrderedBefore } from './use-ordered-before.ts';

interface SearchContainerProps extends Pick<SearchParams, 'q'> {
  /** Puts another search into the address: its words, and what is left out into its fragment. */
  readonly onSearch: (search: { q: string; fragment: string }) => void;
}

/** The search page of the menu; what is searched stands in the address. */
export function SearchContainer({ q = '', onSearch }: SearchContainerProps) {
  const { buildLocation } = useRouter();
  const { settings } = useRestaurant();
  const { filter: given } = useMenuFilter();
  const filter = useJudgesDishes() ? given : noFilter;
  const { diets } = filter;
  const judged = useJudgedMenu();
  const leftOut = leavesOut(filter) ? judged : null;
  const { found, ...state } = useMenuSearch({ q: q === '' ? undefined : q, diets, leftOut });
  const orderedBefore = useOrderedBefore();
  const list = useDishList();
  const wanted = [...new Set([...diets, ...dietsInText(q)])];
  const search = (text: string, wantedDiets: readonly DietaryMark[]) =>
    onSearch({
      q: text,
      // What is typed before React hydrates the page takes nothing away.
      fragment: filterFragment({ ...given, diets: wantedDiets.filter((mark) => isDiet(mark)) }),
    });
  const searchFor = (words: string) => ({
    label: words,
    href: hrefOf(buildLocation({ to: '/search', search: { q: words } })),
  });
  const sections = found?.sections.map((section: MenuSectionLink) => ({
    ...section,
    href: hrefOf(buildLocation({ to: '/category/$id', params: { id: section.id } })),
  }));
  return (
    <SearchPage
      {...list}
      {...state}
      query={q}
      // A diet goes with its word.
      onQueryChange={(text) => {
        const named = dietsInText(q);
        search(text, [...given.diets.filter((diet) => !named.includes(diet)), ...dietsInText(text)]);
      }}
      searchHref="/search"
      diets={wanted}
      // A word goes with its diet.
      onDietsChange={(next) => {
        const gone = wanted.filter((diet) => !next.includes(diet));
        search(gone.length > 0 ? withoutDietWords(q, gone) : q, next);
      }}
      allergens={found?.allergens}
      allergyPhone={settings.contact.allergyPhone}
      filter={filterButton}
      leftOut={
        leftOut?.judged && (
          <LeftOut shown={leftOut.judged.passing.size} total={leftOut.judged.total} onRetry={leftOut.retry} />
        )
      }
      hintOf={({ id }) => leftOut?.judged?.passing.get(id)}
      results={found?.dishes ?? []}
      resultCount={found?.dishCount}
      isExact={found?.isExact}
      didYouMean={found?.didYouMean == null ? undefined : searchFor(found.didYouMean)}
      suggestions={(found?.suggestions ?? []).map(searchFor)}
      sections={sections}
      start={
        found && {
          orderedBefore: orderedBefore.filter(
            ({ id }) => leftOut === null || leftOut.judged?.passing.has(id),
          ),
          ordersHref: '/orders',
          popular: found.popular,
          isPopularByOrders: found.isPopularByOrders,
          sections: sections ?? [],
        }
      }
    />
  );
}

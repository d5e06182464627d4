import { type DietaryMark, type DishSearchAnswer, searchableDiets } from '@tiffin/domain';
import { mark as markStyle } from '../../menu/DietaryMarks/DietaryMarks.css.ts';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { menuStrings } from '../../menu/menu.strings.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import type { Elements } from '../../private/Words.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { searchPageStrings } from '../search-page.strings.ts';
import { AllergenNote } from './AllergenNote.tsx';
import * as styles from './SearchPage.css.ts';
import { type FoundDishesProps, SearchResults } from './SearchResults.tsx';
import { SearchStart, type SearchStartContent } from './SearchStart.tsx';
import { searchStrings as words } from './search.strings.ts';

/** Props of {@link SearchPage}. */
export interface SearchPageProps extends FoundDishesProps {
  /** What is searched for. */
  query: string;
  /** Called with the new text at each change. */
  onQueryChange: (query: string) => void;
  /** The address of this page, to which the form is sent (as `q`) where there is no JavaScript. */
  searchHref: PageHref;
  /** Diets that every result must have: those pressed and those that the words name. */
  diets: readonly DietaryMark[];
  /** Called with the new diets when one is pressed. */
  onDietsChange: (diets: readonly DietaryMark[]) => void;
  /** Whether the words ask what is free of an allergen, which no search answers, or name one. @default null */
  allergens?: DishSearchAnswer['allergens'] | undefined;
  /** Where the restaurant answers questions about allergens, E.164. */
  allergyPhone: string;
  /** Beside the diets: what leaves dishes out. */
  filter?: Elements;
  /** Above the results: what was left out of them. */
  leftOut?: Elements;
  /** What stands before anything is typed; a line of help until it is there. */
  start?: SearchStartContent | undefined;
}

/** Finds dishes by name, ingredient and diet. */
export const SearchPage = ({
  query,
  onQueryChange,
  searchHref,
  diets,
  onDietsChange,
  allergens = null,
  allergyPhone,
  start,
  filter,
  leftOut,
  ...results
}: SearchPageProps) => {
  const hasNoSearch = query.trim() === '' && diets.length === 0;
  return (
    <>
      <PageHead title={searchPageStrings.title} />
      <search>
        <form className={styles.find} action={searchHref} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={<VisuallyHidden>{words.label}</VisuallyHidden>}
            type="search"
            name="q"
            icon="search"
            isLarge
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={onQueryChange}
            trailing={
              query === '' ? undefined : (
                <IconButton icon="close" label={words.clear} onClick={() => onQueryChange('')} />
              )
            }
          />
        </form>
        <fieldset className={styles.filters} aria-label={words.filters}>
          {searchableDiets.map((diet) => (
            <Chip
              key={diet}
              isPressed={diets.includes(diet)}
              onPress={() =>
                onDietsChange(
                  diets.includes(diet) ? diets.filter((other) => other !== diet) : [...diets, diet],
                )
              }
            >
              <span className={classNames(markStyle, styles.letter)} aria-hidden="true">
                {menuStrings.marks[diet].letter}
              </span>
              <span>{menuStrings.marks[diet].name}</span>
            </Chip>
          ))}
          {filter}
        </fieldset>
      </search>
      {allergens !== null && <AllergenNote kind={allergens} phone={allergyPhone} />}
      {leftOut}
      {hasNoSearch && start === undefined && <p className={styles.idle}>{words.idle}</p>}
      {hasNoSearch && start !== undefined && <SearchStart {...listOf(results)} {...start} />}
      {!hasNoSearch && allergens !== 'question' && (
        <SearchResults query={query.trim()} hasFilters={diets.length > 0} {...results} />
      )}
    </>
  );
};

/** What a list of dishes needs, of the props of the results. */
const listOf = ({
  dishHref,
  cartQuantities,
  onAdd,
  onDishIntent,
  orderingMode,
  hintOf,
}: DishListProps): DishListProps => ({
  ...{ dishHref, cartQuantities, onAdd, onDishIntent, orderingMode, hintOf },
});

import { type DietaryMark, searchableDiets } from '@tiffin/domain';
import { mark as markStyle } from '../../menu/DietaryMarks/DietaryMarks.css.ts';
import { menuStrings } from '../../menu/menu.strings.ts';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';
import * as styles from './SearchPage.css.ts';
import { type FoundDishesProps, SearchResults } from './SearchResults.tsx';

/** Props of {@link SearchPage}. */
export interface SearchPageProps extends FoundDishesProps {
  /** What is searched for. */
  query: string;
  /** Called with the new text at each change. */
  onQueryChange: (query: string) => void;
  /** The address of this page, to which the form is sent (as `q`) where there is no JavaScript. */
  searchHref: PageHref;
  /** Diets that every result must have. */
  diets: readonly DietaryMark[];
  /** Called with the new diets when one is pressed. */
  onDietsChange: (diets: readonly DietaryMark[]) => void;
}

/** Finds dishes by name, ingredient and diet. */
export const SearchPage = ({
  query,
  onQueryChange,
  searchHref,
  diets,
  onDietsChange,
  ...results
}: SearchPageProps) => {
  const isIdle = query.trim() === '' && diets.length === 0;
  return (
    <>
      <PageHead title={pageStrings.search.title} />
      <search>
        <form className={styles.find} action={searchHref} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={<VisuallyHidden>{pageStrings.search.label}</VisuallyHidden>}
            type="search"
            name="q"
            icon="search"
            isLarge
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={onQueryChange}
            trailing={
              query === '' ? undefined : (
                <IconButton icon="close" label={pageStrings.search.clear} onClick={() => onQueryChange('')} />
              )
            }
          />
        </form>
        <fieldset className={styles.filters} aria-label={pageStrings.search.filters}>
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
        </fieldset>
      </search>
      {isIdle ? (
        <p className={styles.idle}>{pageStrings.search.idle}</p>
      ) : (
        <SearchResults query={query.trim()} hasFilters={diets.length > 0} {...results} />
      )}
    </>
  );
};

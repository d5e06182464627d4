import type { DietaryMark, MenuItemSummary } from '@tiffin/domain';
import { mark as markStyle } from '../../menu/DietaryMarks/DietaryMarks.css.ts';
import { DishCard } from '../../menu/DishCard/DishCard.tsx';
import { DishGrid } from '../../menu/DishGrid/DishGrid.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { menuStrings } from '../../menu/menu.strings.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { pageStrings } from '../pages.strings.ts';
import * as styles from './SearchPage.css.ts';

/** Props of {@link SearchPage}. */
export interface SearchPageProps extends DishListProps {
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
  /** The dishes found. */
  results: readonly MenuItemSummary[];
  /** Searches that find something, offered when this one does not. */
  suggestions: readonly { label: string; href: PageHref }[];
}

const offeredDiets: readonly DietaryMark[] = ['vegetarian', 'vegan', 'gluten_free'];

/** Finds dishes by name, ingredient and diet. */
export const SearchPage = ({
  query,
  onQueryChange,
  searchHref,
  diets,
  onDietsChange,
  results,
  suggestions,
  dishHref,
  cartQuantities = {},
  onAdd,
  onDishIntent,
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
          {offeredDiets.map((diet) => (
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
              {menuStrings.marks[diet].name}
            </Chip>
          ))}
        </fieldset>
      </search>
      {isIdle ? (
        <p className={styles.idle}>{pageStrings.search.idle}</p>
      ) : (
        <section className={styles.results}>
          <div role="status">
            {results.length === 0 ? null : (
              <div className={styles.head}>
                <h2 className={styles.title}>{pageStrings.search.count(results.length)}</h2>
                {query.trim() === '' ? null : (
                  <p className={styles.note}>{pageStrings.search.matching(query.trim())}</p>
                )}
              </div>
            )}
            {results.length > 0 ? null : (
              <EmptyState
                title={
                  query.trim() === ''
                    ? pageStrings.search.nothingFiltered
                    : pageStrings.search.nothing(query.trim())
                }
                text={
                  diets.length > 0 ? pageStrings.search.nothingHintFiltered : pageStrings.search.nothingHint
                }
                action={
                  <div className={styles.tries}>
                    {suggestions.map(({ label, href }) => (
                      <ButtonLink key={href} href={href} variant="secondary" size="small">
                        {label}
                      </ButtonLink>
                    ))}
                  </div>
                }
              />
            )}
          </div>
          <DishGrid>
            {results.map((item) => (
              <DishCard
                key={item.id}
                item={item}
                href={dishHref(item)}
                inCart={cartQuantities[item.id]}
                onAdd={onAdd}
                onIntent={onDishIntent}
                highlight={query}
              />
            ))}
          </DishGrid>
        </section>
      )}
    </>
  );
};

import type { DishSearchAnswer, FoundDish } from '@tiffin/domain';
import { DishCard } from '../../menu/DishCard/DishCard.tsx';
import { DishGrid } from '../../menu/DishGrid/DishGrid.tsx';
import type { DishListProps } from '../../menu/MenuSection/MenuSection.tsx';
import { DishSkeleton } from '../../menu/MenuSkeleton/MenuSkeleton.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { MatchNote } from './MatchNote.tsx';
import { MenuSections, type SectionTile } from './MenuSections.tsx';
import * as styles from './SearchPage.css.ts';
import { searchStrings as words } from './search.strings.ts';

const boxes = ['first', 'second', 'third', 'fourth'];

/** What was found, or why nothing can be found yet. */
export interface FoundDishesProps extends DishListProps {
  /** The dishes found, the best first; a page of them where there are many. */
  results: readonly FoundDish[];
  /** How many dishes were found in all. @default the number of results */
  resultCount?: number | undefined;
  /** Called when the customer wants to see more of them. */
  onShowMore?: (() => void) | undefined;
  /**
   * Whether the menu is there to be searched: it is loaded for the first search, and that may fail or wait for a
   * connection. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'failed' | 'offline' | undefined;
  /** Called when the customer searches again after the menu could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** Whether the menu is being loaded once more. @default false */
  isRetrying?: boolean | undefined;
  /** Whether the results are what was typed; otherwise they are only close to it. @default true */
  isExact?: DishSearchAnswer['isExact'] | undefined;
  /** The search without its slips; left out where there are none. */
  didYouMean?: { label: string; href: PageHref } | undefined;
  /** Searches that find something, offered when this one does not. */
  suggestions: readonly { label: string; href: PageHref }[];
  /** Sections of the menu, offered when this search finds nothing or only something close. @default [] */
  sections?: readonly SectionTile[] | undefined;
}

interface SearchResultsProps extends FoundDishesProps {
  query: string;
  hasFilters: boolean;
}

/** The dishes found, or in their place what to do instead. */
export const SearchResults = ({
  status = 'ready',
  onRetry,
  isRetrying = false,
  ...found
}: SearchResultsProps) => {
  if (status === 'ready') return <Found {...found} />;
  if (status === 'loading') {
    return (
      <section className={styles.results} aria-busy="true">
        <p role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </p>
        <DishGrid>
          {boxes.map((box) => (
            <DishSkeleton key={box} />
          ))}
        </DishGrid>
      </section>
    );
  }
  const { title, text } = words[status];
  return (
    <section className={styles.results} role="alert">
      <EmptyState
        icon="warning"
        title={title}
        text={text}
        action={
          <Button onClick={onRetry} isLoading={isRetrying}>
            {words.again}
          </Button>
        }
      />
    </section>
  );
};

const Found = ({
  query,
  hasFilters,
  results,
  resultCount = results.length,
  onShowMore,
  isExact = true,
  didYouMean,
  suggestions,
  sections = [],
  dishHref,
  cartQuantities = {},
  onAdd,
  onDishIntent,
  orderingMode,
  hintOf,
}: Omit<SearchResultsProps, 'status' | 'onRetry' | 'isRetrying'>) => (
  <>
    <section className={styles.results}>
      {didYouMean !== undefined && (
        <p className={styles.meant}>
          <span>{words.didYouMean}</span>
          <Chip href={didYouMean.href}>{didYouMean.label}</Chip>
        </p>
      )}
      <div role="status">
        {results.length > 0 ? (
          <div className={styles.head}>
            <h2 className={styles.title}>{words.count(resultCount)}</h2>
            {query === '' ? null : (
              <p className={styles.note}>{isExact ? words.matching(query) : words.closeTo(query)}</p>
            )}
          </div>
        ) : (
          <EmptyState
            title={query === '' ? words.nothingFiltered : words.nothing(query)}
            text={hasFilters ? words.nothingHintFiltered : words.nothingHint}
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
        {results.map(({ item, ...found }) => (
          <DishCard
            key={item.id}
            item={item}
            href={dishHref(item)}
            inCart={cartQuantities[item.id]}
            onAdd={onAdd}
            onIntent={onDishIntent}
            orderingMode={orderingMode}
            hint={hintOf?.(item)}
            highlight={found.marks.join(' ')}
            note={<MatchNote {...found} />}
          />
        ))}
      </DishGrid>
      {onShowMore !== undefined && resultCount > results.length && (
        <div className={styles.more}>
          <Button variant="secondary" onClick={onShowMore}>
            {words.more(resultCount - results.length)}
          </Button>
        </div>
      )}
    </section>
    {(results.length === 0 || !isExact) && <MenuSections title={words.orLookHere} sections={sections} />}
  </>
);

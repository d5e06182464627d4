import {
  type AvailabilityEnd,
  type CounterCategory,
  type CounterDish,
  type LocalTimes,
  type NextOpening,
  namesakes,
  type SoldOutTarget,
} from '@tiffin/domain';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { availabilityStrings as strings } from '../availability.strings.ts';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { CounterProblem } from '../CounterProblem/CounterProblem.tsx';
import { CounterSearch } from '../CounterSearch/CounterSearch.tsx';
import { DishAvailability } from './DishAvailability.tsx';
import * as styles from './MenuAvailability.css.ts';
import { dishesOff, searchDishes } from './menu-availability.ts';
import { NamesakeRow } from './NamesakeRow.tsx';

/** Props of {@link MenuAvailability}. */
export interface MenuAvailabilityProps {
  /** The whole menu, also what is off. */
  categories: readonly CounterCategory[];
  /** The next opening, as `openStatus` of the domain works it out. */
  nextOpening: NextOpening | null;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<LocalTimes, 'time' | 'fullDate'>;
  /** The time. */
  now: Date;
  /** Dishes and choices whose change is on its way. @default [] */
  pendingIds?: readonly string[];
  /** Whether nothing can be changed, for instance without a connection. @default false */
  isDisabled?: boolean;
  /** Why the last change did not work, in words. @default null */
  problem?: ReactNode;
  /** Called when a dish or a choice goes off the menu, and for how long. */
  onTakeOff: (target: SoldOutTarget, end: AvailabilityEnd) => void;
  /** Called when a dish or a choice comes back. */
  onPutBack: (target: SoldOutTarget) => void;
  /** Called when everything of one name goes off the menu until the next opening. */
  onTakeOffEverywhere: (targets: readonly SoldOutTarget[]) => void;
  /** Called when everything of one name comes back. */
  onPutBackEverywhere: (targets: readonly SoldOutTarget[]) => void;
}

/** Stands for what is off now, among the categories. */
const offId = 'off';

/** The menu as staff see it: what is off now first, and everything can be taken off in two presses. */
export const MenuAvailability = (props: MenuAvailabilityProps) => {
  const { categories, nextOpening, times, now, pendingIds = [], isDisabled = false } = props;
  const { problem = null, onTakeOff, onPutBack, onTakeOffEverywhere, onPutBackEverywhere } = props;
  const off = dishesOff(categories);
  const [chosen, setChosen] = useState(off.length > 0 ? offId : (categories[0]?.id ?? offId));
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const category = categories.find(({ id }) => id === chosen);
  const dishes: readonly CounterDish[] = isSearching
    ? searchDishes(categories, text)
    : (category?.items ?? off);
  const everywhere = namesakes(categories, text);
  const choose = (id: string) => {
    setChosen(id);
    setText('');
  };
  return (
    <div className={styles.page}>
      <nav className={styles.categories} aria-label={strings.categories}>
        <ul tabIndex={-1} className={styles.list}>
          <Category
            name={strings.offNow}
            offCount={off.length}
            isCurrent={!isSearching && category === undefined}
            onChoose={() => choose(offId)}
          />
          {categories.map(({ id, name, items }) => (
            <Category
              key={id}
              name={name}
              offCount={off.filter((dish) => items.includes(dish)).length}
              isCurrent={!isSearching && id === chosen}
              onChoose={() => choose(id)}
            />
          ))}
        </ul>
      </nav>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 className={styles.heading}>
            {isSearching ? strings.title : (category?.name ?? strings.offNow)}
          </h1>
          <div className={styles.search}>
            <CounterSearch label={strings.search} value={text} onChange={setText} />
          </div>
        </div>
        <div className={styles.problem}>
          <CounterProblem problem={problem} />
        </div>
        <p role="status">{isSearching && <VisuallyHidden>{strings.found(dishes.length)}</VisuallyHidden>}</p>
        {everywhere.length > 0 && (
          <ul aria-label={strings.everywhere} className={styles.everywhere}>
            {everywhere.map((each) => (
              <NamesakeRow
                key={each.name}
                namesakes={each}
                isDisabled={isDisabled}
                pendingIds={pendingIds}
                onTakeOff={onTakeOffEverywhere}
                onPutBack={onPutBackEverywhere}
              />
            ))}
          </ul>
        )}
        {dishes.length === 0 ? (
          <p className={styles.empty}>
            {isSearching ? strings.nothingFound(text.trim()) : strings.nothingOff}
          </p>
        ) : (
          <ul>
            {dishes.map((dish) => (
              <DishAvailability
                key={dish.id}
                dish={dish}
                times={times}
                now={now}
                nextOpening={nextOpening}
                isDisabled={isDisabled}
                pendingIds={pendingIds}
                onTakeOff={onTakeOff}
                onPutBack={onPutBack}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

interface CategoryProps {
  name: string;
  offCount: number;
  isCurrent: boolean;
  onChoose: () => void;
}

const Category = ({ name, offCount, isCurrent, onChoose }: CategoryProps) => (
  <li>
    <button
      type="button"
      className={styles.category}
      aria-current={isCurrent || undefined}
      onClick={onChoose}
    >
      <span>{name}</span>
      {offCount > 0 && (
        <span className={styles.count}>
          <CounterIcon name="sold-out" size="small" />
          <span aria-hidden="true">{offCount}</span>
          <VisuallyHidden>{`, ${strings.off(offCount)}`}</VisuallyHidden>
        </span>
      )}
    </button>
  </li>
);

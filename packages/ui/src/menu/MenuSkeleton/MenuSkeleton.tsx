import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import { dish, leadDish, leadTile, tile } from '../DishCard/DishCard.css.ts';
import { DishGrid } from '../DishGrid/DishGrid.tsx';
import { head, section } from '../MenuSection/MenuSection.css.ts';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './MenuSkeleton.css.ts';

const chips = [1, 2, 3, 4, 5] as const;
const rows = ['first', 'second', 'third', 'fourth'];

interface DishSkeletonProps {
  layout?: 'row' | 'column';
  isLead?: boolean;
}

/** The boxes of one dish. */
export const DishSkeleton = ({ layout = 'row', isLead = false }: DishSkeletonProps) => (
  <div className={classNames(dish[layout], isLead && leadDish[layout])}>
    <Skeleton shape="tile" className={classNames(tile[layout], isLead && leadTile[layout])} />
    <div className={styles.text}>
      <Skeleton shape={isLead ? 'title' : 'text'} width="long" />
      <Skeleton shape="caption" />
      <Skeleton shape="caption" width="half" />
    </div>
  </div>
);

/** The boxes of the chips above the dishes. */
export const ChipsSkeleton = () => (
  <div className={styles.chips}>
    {chips.map((chip) => (
      <Skeleton key={chip} shape="control" className={styles.chip} />
    ))}
  </div>
);

/** The menu's own boxes while it loads, so that nothing moves when it comes. */
export const MenuSkeleton = () => (
  <div aria-busy="true">
    <p role="status">
      <VisuallyHidden>{menuStrings.loading}</VisuallyHidden>
    </p>
    <ChipsSkeleton />
    <div className={section}>
      <div className={head}>
        <Skeleton shape="title" width="short" />
      </div>
      <DishGrid>
        <DishSkeleton isLead />
        {rows.map((row) => (
          <DishSkeleton key={row} />
        ))}
      </DishGrid>
    </div>
  </div>
);

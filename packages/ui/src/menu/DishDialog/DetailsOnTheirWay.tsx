import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { dishStrings } from '../dish.strings.ts';
import * as styles from './DishForm.css.ts';

interface DetailsOnTheirWayProps {
  hasOptions: boolean;
  hasFailed: boolean;
  onRetry: (() => void) | undefined;
}

const groups = ['first', 'second'];
const choices = ['first', 'second', 'third'];

/** Stands where the options will be: boxes of their size while they load, or what went wrong and a way to try again. */
export const DetailsOnTheirWay = ({ hasOptions, hasFailed, onRetry }: DetailsOnTheirWayProps) => {
  if (hasFailed) {
    const retry = (
      <Button variant="text" size="small" onClick={onRetry}>
        {dishStrings.retry}
      </Button>
    );
    return (
      <div className={styles.group}>
        <Banner tone="bad" action={retry}>
          {hasOptions ? dishStrings.detailsFailed : dishStrings.allergensFailed}
        </Banner>
      </div>
    );
  }
  return (
    <>
      <p role="status">
        <VisuallyHidden>
          {hasOptions ? dishStrings.loadingDetails : dishStrings.loadingAllergens}
        </VisuallyHidden>
      </p>
      {hasOptions &&
        groups.map((group) => (
          <div key={group} className={styles.group}>
            <Skeleton shape="title" width="half" />
            {choices.map((choice) => (
              <div key={choice} className={styles.choice}>
                <Skeleton width="half" />
              </div>
            ))}
          </div>
        ))}
    </>
  );
};

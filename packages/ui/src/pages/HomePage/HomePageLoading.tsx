import { MenuSkeleton } from '../../menu/MenuSkeleton/MenuSkeleton.tsx';
import { discLoading, masthead, text } from '../../ordering/Masthead/Masthead.css.ts';
import { list, strip } from '../../ordering/OfferStrip/OfferStrip.css.ts';
import { bar, fact, facts, frame, line, termsBehindLine } from '../../ordering/OrderBar/OrderBar.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { classNames } from '../../private/class-names.ts';
import * as styles from './HomePageLoading.css.ts';

const factNames = ['when', 'fee', 'minimum'];

/** The home page while its data is on the way: the same boxes, so that nothing moves. */
export const HomePageLoading = () => (
  <>
    <div className={masthead}>
      <div className={discLoading} />
      <div className={text}>
        <Skeleton shape="tile" className={styles.status} />
        <Skeleton shape="tile" className={styles.firstLine} />
        <Skeleton shape="tile" className={styles.secondLine} />
      </div>
    </div>
    <div className={frame}>
      <div className={bar}>
        <Skeleton shape="control" className={styles.toggle} />
        <div className={line}>
          <Skeleton shape="text" width="long" />
        </div>
        <div className={termsBehindLine}>
          <div className={facts}>
            {factNames.map((name) => (
              <div key={name} className={fact}>
                <Skeleton shape="caption" width="half" />
                <Skeleton shape="text" width="long" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
    <div className={strip}>
      <div className={classNames(list, styles.offers)}>
        <Skeleton shape="tile" className={styles.offer} />
        <Skeleton shape="tile" className={styles.offer} />
      </div>
    </div>
    <MenuSkeleton />
  </>
);

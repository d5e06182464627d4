import { Banner } from '../../primitives/Banner/Banner.tsx';
import { navigationStrings } from '../navigation.strings.ts';
import * as styles from './OutdatedNotice.css.ts';

/** For browsers older than those that the pages are built for: says what to update. All others hide it by their CSS. */
export const OutdatedNotice = () => (
  <div className={styles.frame}>
    <Banner>{navigationStrings.outdated}</Banner>
  </div>
);

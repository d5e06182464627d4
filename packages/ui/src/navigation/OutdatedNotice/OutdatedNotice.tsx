import { Banner } from '../../primitives/Banner/Banner.tsx';
import * as styles from './OutdatedNotice.css.ts';
import { outdatedStrings } from './outdated-notice.strings.ts';

/** For browsers older than those that the pages are built for: says what to update. All others hide it by their CSS. */
export const OutdatedNotice = () => (
  <div className={styles.frame}>
    <Banner>{outdatedStrings.update}</Banner>
  </div>
);

import { profileStrings as strings } from '../../account/profile.strings.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import * as styles from './ProfilePage.css.ts';

/** The profile while nobody knows yet whose it is. */
export const ProfileSkeleton = () => (
  <>
    <PageHead title={strings.title} />
    <div className={styles.loading} role="status" aria-label={strings.loading}>
      <Skeleton shape="title" width="short" />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="half" />
      <Skeleton shape="text" width="half" />
    </div>
  </>
);

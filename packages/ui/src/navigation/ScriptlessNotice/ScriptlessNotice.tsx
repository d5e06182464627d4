import { phoneHref } from '@tiffin/domain';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { navigationStrings } from '../navigation.strings.ts';
import * as styles from './ScriptlessNotice.css.ts';

/** Props of {@link ScriptlessNotice}. */
export interface ScriptlessNoticeProps {
  /** The restaurant's phone number for orders. */
  phone: string;
}

/** For browsers without JavaScript: what does not work, and how to order by phone. Place it in a `noscript`. */
export const ScriptlessNotice = ({ phone }: ScriptlessNoticeProps) => (
  <div className={styles.frame}>
    <Banner>
      <span>{navigationStrings.scriptless}</span>{' '}
      <Link href={phoneHref(phone)} variant="text">
        {phone}
      </Link>
      <span>.</span>
    </Banner>
  </div>
);

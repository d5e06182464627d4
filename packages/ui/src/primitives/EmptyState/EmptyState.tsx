import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not here. */
  title: string;
  /** What to do about it, or when it will be. */
  text?: ReactNode;
  /** Picture on the empty plate: an icon's name, or an element of another set. @default 'dish' */
  icon?: IconName | ReactElement;
  /** A whole page's middle, or a panel's. @default 'page' */
  place?: 'page' | 'panel';
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** The next step. */
  action?: ReactNode;
}

/** An empty plate with words: nothing here yet, and what to do next. */
export const EmptyState = ({
  title,
  text,
  icon = 'dish',
  place = 'page',
  headingLevel = 2,
  action,
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.emptyState[place]}>
      <span className={styles.plate} aria-hidden="true">
        {typeof icon === 'string' ? <Icon name={icon} size="large" /> : icon}
      </span>
      <Heading className={styles.title[place]}>{title}</Heading>
      {text !== undefined && <p className={styles.text[place]}>{text}</p>}
      {action !== undefined && <div className={styles.actions}>{action}</div>}
    </div>
  );
};

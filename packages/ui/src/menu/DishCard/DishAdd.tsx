import { type MenuItemSummary, type OrderingMode, whyNotSold } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DishCard.css.ts';

interface DishAddProps {
  item: MenuItemSummary;
  href: PageHref;
  onAdd?: ((item: MenuItemSummary) => void) | undefined;
  isLead: boolean;
  /** The mode chosen. */
  orderingMode?: OrderingMode | undefined;
}

/**
 * Adds the dish in one press, or leads to its dialog when there is something to choose; where it is not sold, says why.
 * A link there, so that the way to the choices works before and without JavaScript.
 */
export const DishAdd = ({ item, href, onAdd, isLead, orderingMode }: DishAddProps) => {
  if (!item.isAvailable) return <span className={styles.soldOut}>{menuStrings.soldOut}</span>;
  const reason = whyNotSold(item, orderingMode);
  if (reason !== null) {
    const [mode = 'collection'] = item.modes ?? [];
    return (
      <span className={styles.cant}>
        <Icon name={reason === 'not_now' ? 'clock' : mode} size="small" />
        <span>{reason === 'not_now' ? item.saleNote?.text : menuStrings.only(mode)}</span>
      </span>
    );
  }
  const className = isLead ? styles.addLead : styles.add;
  const label = (
    <>
      <Icon name="add" size="small" />
      <span>{menuStrings.add}</span>
      <VisuallyHidden>{menuStrings.addDish(item.name)}</VisuallyHidden>
    </>
  );
  if (item.hasOptions || onAdd === undefined) {
    return (
      <Link href={href} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <button type="button" className={className} onClick={() => onAdd(item)}>
      {label}
    </button>
  );
};

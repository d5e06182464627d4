import type { SoldItem } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './DishCard.css.ts';

interface SaleHintProps {
  /** A dish that can be added as things are. */
  item: SoldItem;
}

/** Until when a dish is sold that is not always, and for which mode alone; nothing for all others. */
export const SaleHint = ({ item: { saleNote, modes } }: SaleHintProps) => {
  const [mode] = modes ?? [];
  return (
    <>
      {saleNote && (
        <p className={styles.saleHint}>
          <Icon name="clock" size="small" />
          <span>{saleNote.text}</span>
        </p>
      )}
      {mode && (
        <p className={styles.saleHint}>
          <Icon name={mode} size="small" />
          <span>{menuStrings.onlyFor(mode)}</span>
        </p>
      )}
    </>
  );
};

import { type MenuItemSummary, type OrderingMode, whyNotSold } from '@tiffin/domain';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PageHref } from '../../primitives/Link/page-href.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import type { Elements } from '../../private/Words.tsx';
import { DietaryMarks } from '../DietaryMarks/DietaryMarks.tsx';
import { DishTile } from '../DishTile/DishTile.tsx';
import { menuStrings } from '../menu.strings.ts';
import { DishAdd } from './DishAdd.tsx';
import * as styles from './DishCard.css.ts';
import { DishPrice } from './DishPrice.tsx';
import { highlightWords } from './highlight-words.tsx';
import { SaleHint } from './SaleHint.tsx';

/** The props of a dish wherever it stands on the menu. */
export interface DishInListProps {
  /** The dish as cards show it. */
  item: MenuItemSummary;
  /** The address that opens the dish's dialog. */
  href: PageHref;
  /** How many of the dish are in the cart. @default 0 */
  inCart?: number | undefined;
  /** Called when the customer adds a dish without options; one with options leads to its dialog instead. */
  onAdd?: ((item: MenuItemSummary) => void) | undefined;
  /** Called when the customer may open the dish next: the pointer or the focus comes to it. */
  onIntent?: ((item: MenuItemSummary) => void) | undefined;
  /** Picture beside the words, or above them. @default 'row' */
  layout?: 'row' | 'column' | undefined;
  /** The mode chosen: a dish that is sold in the other one alone cannot be added. */
  orderingMode?: OrderingMode | undefined;
  /** What has to be chosen for it, where some of it is left out: a line below the description. */
  hint?: string | null | undefined;
}

/** Props of {@link DishCard}. */
export interface DishCardProps extends DishInListProps {
  /** Sets the dish larger, with the accent Add. @default false */
  isLead?: boolean | undefined;
  /** Words to mark in name and description, from a search. */
  highlight?: string | undefined;
  /** A line below the description, such as why a search has found the dish. */
  note?: Elements;
}

/** A dish on the menu; the whole card leads to its dialog. */
export const DishCard = ({
  item,
  href,
  inCart = 0,
  onAdd,
  onIntent,
  layout = 'row',
  orderingMode,
  isLead = false,
  highlight,
  hint,
  note,
}: DishCardProps) => {
  const intend = onIntent && (() => onIntent(item));
  const isSold = whyNotSold(item, orderingMode) === null;
  return (
    <article
      className={classNames(
        styles.dish[layout],
        !item.isAvailable && styles.unavailable,
        isLead && styles.leadDish[layout],
      )}
      onPointerEnter={intend}
      onPointerDown={intend}
      onFocus={intend}
    >
      <DishTile
        photoUrl={item.photoUrl}
        photo={item.photo}
        className={classNames(styles.tile[layout], isLead && styles.leadTile[layout])}
        isDimmed={!item.isAvailable}
        isFaded={!isSold}
        fit={isLead || layout === 'column' ? 'height' : 'width'}
        isEager={isLead}
        flag={inCart > 0 ? (isLead ? menuStrings.inYourCart(inCart) : menuStrings.inCart(inCart)) : undefined}
      />
      <div className={styles.body}>
        <div className={classNames(styles.head, isLead && layout === 'row' && styles.stacked)}>
          <h3 className={classNames(styles.name, isLead && styles.leadName)}>
            <Link href={href} className={styles.open}>
              {highlightWords(item.name, highlight)}
            </Link>
          </h3>
          <p className={classNames(styles.price, isLead && styles.leadPrice)}>
            <DishPrice priceFrom={item.priceFrom} priceVaries={item.priceVaries} />
          </p>
        </div>
        <p className={isLead ? styles.leadDescription : styles.description}>
          {highlightWords(item.description, highlight)}
        </p>
        {item.dietOption && (
          <p className={styles.hint}>
            {`${menuStrings.marks[item.dietOption.diet].name} ${item.dietOption.words}`}
          </p>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
        {note}
        {item.isAvailable && isSold && <SaleHint item={item} />}
        <div className={styles.foot}>
          <DietaryMarks
            dietary={item.dietary}
            option={item.dietOption?.diet}
            heat={item.heat}
            isAlcohol={item.isAlcohol}
          />
          <Link href={href} variant="quiet" isLarge className={styles.allergens}>
            <span>{menuStrings.allergens}</span>
            <VisuallyHidden>{menuStrings.allergensIn(item.name)}</VisuallyHidden>
          </Link>
          <DishAdd item={item} href={href} onAdd={onAdd} isLead={isLead} orderingMode={orderingMode} />
        </div>
      </div>
    </article>
  );
};

import { useEffect, useRef } from 'react';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import type { Elements } from '../../private/Words.tsx';
import { menuStrings } from '../menu.strings.ts';
import * as styles from './CategoryChips.css.ts';
import { useScrollSpy } from './use-scroll-spy.ts';

/** One chip: a section of this page, or a category's own page. */
export interface CategoryChip {
  /** The id of the section's element, or of the category. */
  id: string;
  /** The category's short name. */
  label: string;
  /** `#section` within this page, else the address of the category's page. */
  href: string;
}

/** Props of {@link CategoryChips}. */
export interface CategoryChipsProps {
  /** The chips in the menu's order. */
  chips: readonly CategoryChip[];
  /** The current chip; left out, it follows the section being scrolled past. */
  currentId?: string | undefined;
  /** What stands at the end of the row and does not scroll with it, such as a filter of the menu. */
  end?: Elements;
}

/** The menu's sections as a row that sticks to the top; plain anchors, so it works without JavaScript. */
export const CategoryChips = ({ chips, currentId, end }: CategoryChipsProps) => {
  const row = useRef<HTMLElement>(null);
  const { current: spied, choose } = useScrollSpy(
    chips.map((chip) => chip.id),
    currentId === undefined,
  );
  const current = currentId ?? spied;

  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chip || current === undefined) return;
    // Only the row itself scrolls: scrollIntoView would also move the page.
    row.current.scrollTo({ left: chip.offsetLeft - row.current.clientWidth / 2 + chip.clientWidth / 2 });
  }, [current]);

  return (
    <div className={styles.bar}>
      <nav ref={row} tabIndex={-1} className={styles.chips} aria-label={menuStrings.sections}>
        {chips.map(({ id, label, href }) => (
          <Chip
            key={id}
            href={href}
            isCurrent={id === current}
            onPress={href.startsWith('#') ? () => choose(id) : undefined}
          >
            {label}
          </Chip>
        ))}
      </nav>
      {end}
    </div>
  );
};

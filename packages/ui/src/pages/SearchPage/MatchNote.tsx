import type { FoundDish } from '@tiffin/domain';
import { highlightWords } from '../../menu/DishCard/highlight-words.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './SearchPage.css.ts';
import { searchStrings as words } from './search.strings.ts';

/** Why a search has found a dish whose name does not say so: by a choice, or by some of its words only. */
export const MatchNote = ({ choice, marks, matched, missing }: Omit<FoundDish, 'item'>) => (
  <>
    {choice !== null && (
      <p className={styles.match}>
        <Icon name="check" size="small" />
        <span>
          <span>{words.choose}</span> <b>{highlightWords(choice, marks.join(' '))}</b>{' '}
          <span>{words.inIt}</span>
        </span>
      </p>
    )}
    {missing.length > 0 && (
      <p className={styles.match}>
        <span>
          <span>{words.matches}</span> <b>{matched.join(' ')}</b>
          <span>{words.not(missing.join(' '))}</span>
        </span>
      </p>
    )}
  </>
);

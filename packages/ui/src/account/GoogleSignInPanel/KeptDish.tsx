import { DishTile } from '../../menu/DishTile/DishTile.tsx';
import { signInStrings as strings } from '../account.strings.ts';
import * as styles from './KeptDish.css.ts';

/** A dish that a visitor wanted to add to the cart. */
export interface KeptDishProps {
  name: string;
  photoUrl: string | null;
  quantity: number;
  /** The names of what was chosen. */
  choices: readonly string[];
}

/** The dish that is kept until the visitor has signed in. */
export const KeptDish = ({ name, photoUrl, quantity, choices }: KeptDishProps) => (
  <div className={styles.kept}>
    <DishTile photoUrl={photoUrl} className={styles.tile} />
    <div>
      <p className={styles.name}>{strings.kept(quantity, name)}</p>
      {choices.length > 0 && <p className={styles.aside}>{choices.join(', ')}</p>}
      <p className={styles.aside}>{strings.keptUntil}</p>
    </div>
  </div>
);

import { Fragment } from 'react';
import { nameLines } from '../name-lines.ts';
import * as styles from './RestaurantName.css.ts';

/** Props of {@link RestaurantName}. */
export interface RestaurantNameProps {
  /** The restaurant's name. */
  name: string;
}

const withItalicAmpersands = (line: string) =>
  line.split(/(&)/).map((part, index) => {
    const key = `${index}${part}`;
    return part === '&' ? (
      <em key={key} className={styles.ampersand}>
        &amp;
      </em>
    ) : (
      <span key={key}>{part}</span>
    );
  });

/** A restaurant's name as it is set large: in balanced lines, with italic ampersands. */
export const RestaurantName = ({ name }: RestaurantNameProps) =>
  nameLines(name).map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? ' ' : null}
      {index > 0 ? <br /> : null}
      {withItalicAmpersands(line)}
    </Fragment>
  ));

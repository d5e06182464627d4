import { Fragment } from 'react';
import { nameLines } from '../name-lines.ts';
import * as styles from './RestaurantName.css.ts';

/** Props of {@link RestaurantName}. */
export interface RestaurantNameProps {
  /** The restaurant's name. */
  name: string;
}

const withItalicAmpersands = (line: string) =>
  line
    .split(/( ?& ?)/)
    .filter(Boolean)
    .map((part, index) => {
      const key = `${index}${part}`;
      if (part.trim() !== '&') return <span key={key}>{part}</span>;
      // A space inside the element would not be part of the spoken name.
      return (
        <Fragment key={key}>
          {part.startsWith(' ') ? ' ' : null}
          <em className={styles.ampersand}>&amp;</em>
          {part.endsWith(' ') ? ' ' : null}
        </Fragment>
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

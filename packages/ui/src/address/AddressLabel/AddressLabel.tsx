import { type AddressType, addressLines, type ShownAddress } from '@tiffin/domain';
import { Fragment } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { addressLabelStrings as strings } from '../address.strings.ts';
import * as styles from './AddressLabel.css.ts';

export interface AddressLabelProps {
  /** The customer's name. */
  name: string;
  /** The address so far; the label stays blank until there is something on it. */
  address: ShownAddress & { type: AddressType | null };
  /** What is to be known of the address, in place of region and country. */
  note?: string | null | undefined;
}

/** An address as the rider reads it on the bag. */
export const AddressLabel = ({ name, address, note }: AddressLabelProps) => {
  const { type, state, country } = address;
  const lines = addressLines(address);
  if (lines.length === 0) {
    return (
      <section className={styles.label} aria-label={strings.preview}>
        <p className={styles.title}>{strings.blank}</p>
        <div className={styles.first} />
        <div className={styles.second} />
        <div className={styles.third} />
      </section>
    );
  }
  return (
    <section className={styles.label} aria-label={strings.preview}>
      {type !== null && <Icon name={type} size="large" className={styles.icon} />}
      <p className={styles.title}>{strings.title}</p>
      <p className={styles.lines}>
        {[name, ...lines].map((line, index) => (
          <Fragment key={`${index}${line}`}>
            {index > 0 && <br />}
            <span>{line}</span>
          </Fragment>
        ))}
      </p>
      <p className={styles.region}>{note ?? [state, country].filter(Boolean).join(', ')}</p>
    </section>
  );
};

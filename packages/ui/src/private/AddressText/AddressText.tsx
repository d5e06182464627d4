import { addressLines, type ShownAddress } from '@tiffin/domain';
import { Fragment } from 'react';

/** An address, one line below the other. */
export const AddressText = ({ address }: { address: ShownAddress }) =>
  addressLines(address).map((line, index) => (
    <Fragment key={`${index}${line}`}>
      {index > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));

import { formatPhoneNumber, type OrderCustomer, phoneHref } from '@tiffin/domain';
import { CounterIcon } from '../CounterIcon/CounterIcon.tsx';
import { callName, orderPageStrings as strings } from '../order-page.strings.ts';
import * as styles from './AnswerPanel.css.ts';

/** Rings the customer, where the device can; else the number is there to be typed. */
export const PhoneLink = ({ customer: { name, phoneNumber } }: { customer: OrderCustomer }) =>
  phoneNumber === null ? null : (
    <a className={styles.phone} href={phoneHref(phoneNumber)}>
      <CounterIcon name="phone" />
      <span>
        <span className={styles.phoneNumber}>{formatPhoneNumber(phoneNumber)}</span>
        <span className={styles.phoneWords}>{strings.ring(callName(name))}</span>
      </span>
    </a>
  );

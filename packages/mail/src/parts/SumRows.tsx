import { Column, Hr, Row } from '@react-email/components';
import { formatPounds, type Order, type Pence, subtractPence, zeroPence } from '@tiffin/domain';
import { useMailLook } from '../look/mail-look-context.ts';
import { mailStrings } from './mail.strings.ts';

interface SumRowProps {
  label: string;
  amount: Pence;
  isTotal?: boolean;
}

/** A label and an amount on one line. */
export const SumRow = ({ label, amount, isTotal = false }: SumRowProps) => {
  const look = useMailLook();
  return (
    <Row className="m-pair">
      <Column {...(isTotal ? look.totalLabel : look.sumLabel)}>{label}</Column>
      <Column {...(isTotal ? look.totalAmount : look.sumAmount)}>{formatPounds(amount)}</Column>
    </Row>
  );
};

/** What an order cost, every fee and the tip with it. */
export const OrderSums = ({ order }: { order: Order }) => {
  const { subtotal, discount, shippingCost, applicationFeeAmount, tipAmount, totalAmount } = order.breakdown;
  const words = mailStrings.sums;
  return (
    <>
      <Hr {...useMailLook().rule} />
      <SumRow label={words.dishes} amount={subtotal} />
      {discount > 0 && (
        <SumRow label={words.discount(order.promoCode)} amount={subtractPence(zeroPence, discount)} />
      )}
      {order.mode === 'delivery' && <SumRow label={words.delivery} amount={shippingCost} />}
      {applicationFeeAmount > 0 && <SumRow label={words.serviceFee} amount={applicationFeeAmount} />}
      {tipAmount > 0 && <SumRow label={words.tip} amount={tipAmount} />}
      <SumRow label={totalAmount > 0 ? words.total : words.nothing} amount={totalAmount} isTotal />
    </>
  );
};

import { Column, Row, Text } from '@react-email/components';
import {
  allergenSentence,
  choiceText,
  configurationRows,
  formatPounds,
  type OrderItem,
  orderLines,
} from '@tiffin/domain';
import { useMailLook } from '../look/mail-look-context.ts';
import { mailStrings as strings } from './mail.strings.ts';

/** The dishes of an order with choices, allergens as they were stated, and prices. */
export const OrderLines = ({ items }: { items: readonly OrderItem[] }) =>
  items.map((item) => <OrderLine key={item.id} item={item} />);

const OrderLine = ({ item }: { item: OrderItem }) => {
  const look = useMailLook();
  return (
    <Row>
      <Column {...look.quantity}>{strings.quantity(item.quantity)}</Column>
      <Column {...look.dish}>
        <Text {...look.dishName}>{item.name}</Text>
        {configurationRows(orderLines(item)).map(({ depth, lines }, index) => {
          const words = lines.map(choiceText).join(', ');
          return depth === 0 ? (
            <Text key={index} {...look.detail}>
              {words}
            </Text>
          ) : (
            <Text key={index} {...look.under}>
              {strings.under(words)}
            </Text>
          );
        })}
        <Text {...look.allergens}>
          <b>{strings.allergens}</b> {allergenSentence(item.allergens)}
        </Text>
      </Column>
      <Column {...look.price}>{formatPounds(item.totalPrice)}</Column>
    </Row>
  );
};

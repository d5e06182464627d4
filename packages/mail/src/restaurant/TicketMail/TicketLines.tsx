import { Column, Row, Text } from '@react-email/components';
import { type Allergens, allergenList, type OrderItem } from '@tiffin/domain';
import { useMailLook } from '../../look/mail-look-context.ts';
import { ticketStrings as strings } from './ticket.strings.ts';

/** What the kitchen cooks: dishes, each choice as often as its dish, allergens large. */
export const TicketLines = ({ items }: { items: readonly OrderItem[] }) =>
  items.map((item) => <TicketLine key={item.id} item={item} />);

const TicketLine = ({ item }: { item: OrderItem }) => {
  const look = useMailLook();
  const choices = item.options.flatMap((option) => option.choices);
  return (
    <Row>
      <Column {...look.ticketQuantity}>{strings.count(item.quantity)}</Column>
      <Column {...look.ticketLine}>
        <Text {...look.ticketDish}>{item.name}</Text>
        {choices.map(({ name }, index) => (
          <Text key={index} {...look.ticketOption}>
            {strings.choice(item.quantity, name)}
          </Text>
        ))}
        <TicketAllergens allergens={item.allergens} />
      </Column>
    </Row>
  );
};

const TicketAllergens = ({ allergens }: { allergens: Allergens | null }) => {
  const { ticketAllergens } = useMailLook();
  if (allergens === null) {
    return (
      <Text {...ticketAllergens}>
        <b>{strings.notStated}</b>
      </Text>
    );
  }
  const { contains, mayContain } = allergens;
  if (contains.length === 0 && mayContain.length === 0)
    return <Text {...ticketAllergens}>{strings.none}</Text>;
  return (
    <>
      {contains.length > 0 && (
        <Text {...ticketAllergens}>
          {strings.contains} <b>{allergenList(contains)}</b>
        </Text>
      )}
      {mayContain.length > 0 && (
        <Text {...ticketAllergens}>
          {strings.mayContain} <b>{allergenList(mayContain)}</b>
        </Text>
      )}
    </>
  );
};

import { Column, Row, Text } from '@react-email/components';
import { type AllergenWords, type KitchenLine, kitchenLines, type OrderItem } from '@tiffin/domain';
import { useMailLook } from '../../look/mail-look-context.ts';
import { mailStrings } from '../../parts/mail.strings.ts';
import { ticketStrings as strings } from './ticket.strings.ts';

/** What the kitchen cooks: dishes, each choice as often as its dish, allergens large. */
export const TicketLines = ({ items }: { items: readonly OrderItem[] }) =>
  kitchenLines(items).map((line) => <TicketLine key={line.id} {...line} />);

const TicketLine = ({ name, quantity, choices, allergens, diets }: KitchenLine) => {
  const look = useMailLook();
  return (
    <Row>
      <Column {...look.ticketQuantity}>{strings.count(quantity)}</Column>
      <Column {...look.ticketLine}>
        <Text {...look.ticketDish}>{name}</Text>
        {choices.map(({ quantity: count, name: chosen, depth }, index) => (
          <Text key={index} {...look[depth === 0 ? 'ticketOption' : 'ticketUnder']}>
            {depth === 0 ? strings.choice(count, chosen) : mailStrings.under(strings.choice(count, chosen))}
          </Text>
        ))}
        {diets.length > 0 && (
          <Text {...look.ticketAllergens}>{diets.map((diet) => strings.diets[diet]).join(', ')}</Text>
        )}
        <TicketAllergens allergens={allergens} />
      </Column>
    </Row>
  );
};

const TicketAllergens = ({ allergens }: { allergens: AllergenWords | null }) => {
  const { ticketAllergens } = useMailLook();
  if (allergens === null) {
    return (
      <Text {...ticketAllergens}>
        <b>{strings.notStated}</b>
      </Text>
    );
  }
  return (
    <>
      <Text {...ticketAllergens}>
        {strings.contains} <b>{allergens.contains}</b>
      </Text>
      <Text {...ticketAllergens}>
        {strings.mayContain} <b>{allergens.mayContain}</b>
      </Text>
    </>
  );
};

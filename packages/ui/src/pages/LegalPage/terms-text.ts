import { type LegalText, type LegalTextInput, traderAndContact } from './legal-identity.ts';

/** The terms of sale: a UK template for distance sales of food, filled with the restaurant's identity. */
export const termsText = (input: LegalTextInput): LegalText => ({
  title: 'Terms',
  note: `For orders with ${input.restaurantName} on this website.`,
  sections: [
    {
      id: 'who',
      title: 'Who you order from',
      paragraphs: [traderAndContact(input)],
    },
    {
      id: 'order',
      title: 'Your order',
      paragraphs: [
        'The menu is an invitation to order. By paying you make an offer, and we confirm by e-mail that we have your order. The contract is made when we accept the order; your order page and a second e-mail say so.',
        'We may decline an order, for instance when a dish has run out or the kitchen is too busy. An order that we have not answered by the time on your order page, or that is paid more than 15 minutes after we have closed, is declined automatically. Then there is no contract, and you get the full amount back.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      paragraphs: [
        'Prices are in pounds sterling and include VAT. The delivery fee and the service fee, where there are any, are shown before you add a dish and again before you check out; there are no further charges. You pay by card on the page of our payment provider.',
        'If the total changes between cart and payment, we show you the new total first.',
      ],
    },
    {
      id: 'promo',
      title: 'Promo codes',
      paragraphs: [
        'One code for each order, under the terms shown with it. Codes cannot be exchanged for money and may be limited in number.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery and collection',
      paragraphs: [
        'The times that you see before you order are estimates. When we accept your order we promise a time; if we need longer, your order page and an e-mail give you the new one. If nobody is there to take a delivery, the rider rings you; food that cannot be handed over cannot be refunded.',
        'We sell alcohol only to people aged 18 and over, and we ask for proof of age.',
      ],
    },
    {
      id: 'allergies',
      title: 'Allergies',
      paragraphs: [
        `Every dish lists which of the 14 allergens it contains or may contain, as far as they have been stated. All dishes come from one kitchen, so traces cannot be ruled out. If your allergy is severe, ring ${input.contact.allergyPhone} before you order.`,
      ],
    },
    {
      id: 'cancel',
      title: 'Changing your mind',
      paragraphs: [
        `Until we accept an order you can cancel it on its order page, and you get the full amount back. After that ring ${input.contact.phone}: we cannot always stop the kitchen. The right to cancel within 14 days does not apply, since food is perishable and made to order (Consumer Contracts Regulations 2013, regulation 28).`,
        'Refunds go back to the card that you paid with. Banks take 5 to 10 working days to show them.',
      ],
    },
    {
      id: 'wrong',
      title: 'If something is wrong',
      paragraphs: [
        'Tell us as soon as you can, with a picture where that helps. Food must be as described, of satisfactory quality and fit to eat; if it is not, you have the rights of the Consumer Rights Act 2015: we replace it or give your money back.',
        'Nothing here limits our liability where the law does not allow it, in particular for death or injury caused by negligence.',
      ],
    },
    {
      id: 'law',
      title: 'Law and complaints',
      paragraphs: [
        `These terms are governed by the law of England and Wales; where you live elsewhere in the United Kingdom, its protection and its courts remain open to you. Write to ${input.contact.email} with any complaint and we answer within five working days.`,
      ],
    },
  ],
});

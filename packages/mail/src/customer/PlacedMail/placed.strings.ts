/** What customers read when their order is placed: the copy that they keep. */
export const placedStrings = {
  subject: (number: string, total: string) => `Order ${number} placed, ${total}`,
  previewUntil: (time: string) => `The restaurant has until ${time} to answer. You can cancel until then.`,
  preview: 'What you ordered, with allergens, and how to reach the restaurant.',
  title: 'Order placed',
  placedOn: (number: string, date: string, time: string) => `${number}, placed on ${date} at ${time}.`,
  unanswered: 'The restaurant has not answered yet.',
  answerBy: (time: string) => `We write again as soon as it does, at the latest at ${time}.`,
  confirms: 'The restaurant confirms the time.',
  ordered: 'What you ordered',
  age: 'Proof of age',
  proofOfAge: {
    delivery:
      'This order has alcohol. Have proof of age ready at the door: without it the rider takes the drink back, and we pay it back.',
    collection: 'This order has alcohol. Bring proof of age: without it we keep the drink, and pay it back.',
  },
  note: 'Your note',
  allergy: 'Your allergy',
  rider: 'For the rider',
  cutlery: 'Cutlery and napkins',
  packed: 'Packed with your order.',
  paid: (date: string, time: string) => `Paid by card on ${date} at ${time}.`,
  free: 'There was nothing to pay.',
  vat: (number: string) => `VAT number ${number}.`,
  contract: 'The contract',
  contractWhenAccepted:
    'Your order is an offer. The contract is made when the restaurant accepts it; we tell you by mail. If it declines or does not answer, everything goes back to your card.',
  contractMade: 'The restaurant has accepted your order, so the contract is made.',
  cancel: 'To cancel',
  cancelOnline:
    'Until the restaurant accepts: press “Cancel order” on your order page and everything goes back to your card. After that, ring the restaurant on ',
  cancelByPhone: 'Ring the restaurant at once on ',
  end: '.',
  noWithdrawal:
    'Food is perishable and made to order: there is no right to return it within 14 days because you changed your mind (Consumer Contracts Regulations 2013, regulation 28).',
  wrong: 'If something is wrong',
  complain:
    'Ring or write to the restaurant the same day if you can, and say what was missing or wrong. Your rights under the Consumer Rights Act 2015 stay as they are: food must be as described, of satisfactory quality and made with reasonable care.',
  complainTo: 'Write to ',
  allergens: 'Allergens are shown as they were when you ordered. For a severe allergy, ring ',
  now: ' now.',
} as const;

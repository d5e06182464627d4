/** What customers read about where an order goes, and how. */
export const orderPlaceStrings = {
  title: 'Where and how',
  rider: 'for the rider',
  note: 'your note for the kitchen',
  allergy: 'your allergy',
  seen: (time: string) => `your allergy, seen by the restaurant at ${time}`,
  cutlery: 'Cutlery and napkins',
  packed: 'packed with your order',
  age: 'Proof of age',
  proofOfAge: {
    delivery: 'Have it ready at the door. Without it the rider takes the alcohol back, and we pay it back.',
    collection: 'Bring it with you. Without it we keep the alcohol, and pay it back.',
  },
} as const;

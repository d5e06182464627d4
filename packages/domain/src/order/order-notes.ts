/** What a customer writes and asks for with an order; what nobody wrote is an empty text. */
export interface OrderNotes {
  /** For the kitchen. */
  readonly note: string;
  /** What a customer is allergic to: never mixed with other notes, so that nobody reads over it. */
  readonly allergyNote: string;
  /** How the rider finds the door; empty for collection. */
  readonly riderNote: string;
  /** Whether cutlery and napkins are packed. */
  readonly wantsCutlery: boolean;
}

/** Nothing written, and no cutlery. */
export const noOrderNotes: OrderNotes = { note: '', allergyNote: '', riderNote: '', wantsCutlery: false };

/** Whether the customer wrote something to the kitchen; spaces alone say nothing. */
export function hasNote({ note }: Pick<OrderNotes, 'note'>): boolean {
  return note.trim() !== '';
}

/** Whether the customer named an allergy. */
export function hasAllergyNote({ allergyNote }: Pick<OrderNotes, 'allergyNote'>): boolean {
  return allergyNote.trim() !== '';
}

/** Whether the customer wrote something to the rider. */
export function hasRiderNote({ riderNote }: Pick<OrderNotes, 'riderNote'>): boolean {
  return riderNote.trim() !== '';
}

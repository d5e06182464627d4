/** Who trades, as UK law asks a website to say. */
export interface LegalIdentity {
  companyName: string;
  companyNumber: string;
  vatNumber: string | null;
  registeredAddress: string;
}

/** How customers reach the restaurant. */
export interface LegalContact {
  phone: string;
  email: string;
  allergyPhone: string;
}

/** What a legal text is filled with. */
export interface LegalTextInput {
  /** The restaurant's name as customers know it. */
  restaurantName: string;
  /** Who trades under that name. */
  legal: LegalIdentity;
  /** How customers reach the restaurant. */
  contact: LegalContact;
}

/** One section of a legal text: a heading, paragraphs and a list. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** A legal text with its date of effect. */
export interface LegalText {
  title: string;
  note: string;
  sections: readonly LegalSection[];
}

/** The trader in one sentence. */
export const traderSentence = ({ restaurantName, legal, contact }: LegalTextInput): string =>
  [
    `${restaurantName} is run by ${legal.companyName}, a company registered in England and Wales`,
    `under number ${legal.companyNumber}, with its registered office at ${legal.registeredAddress}.`,
    legal.vatNumber === null ? '' : `Its VAT number is ${legal.vatNumber}.`,
    `You can reach us at ${contact.email} or on ${contact.phone}.`,
  ]
    .filter(Boolean)
    .join(' ');

import { type LegalIdentity, traderSentence } from '@tiffin/domain';
import type { PageHref } from '../../primitives/Link/page-href.ts';

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
  /** A page of ours that the section leads to. */
  link?: { label: string; href: PageHref };
}

/** A legal text with its date of effect. */
export interface LegalText {
  title: string;
  note: string;
  sections: readonly LegalSection[];
}

/** The trader, and how to reach it. */
export const traderAndContact = ({ restaurantName, legal, contact }: LegalTextInput): string =>
  `${traderSentence(restaurantName, legal)} You can reach us at ${contact.email} or on ${contact.phone}.`;

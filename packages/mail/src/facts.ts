import type {
  DataRequest,
  LegalIdentity,
  Order,
  OrderProblemReason,
  PauseReason,
  Pence,
  RefundDue,
  StaffRole,
} from '@tiffin/domain';

/** The restaurant that a mail is about, as far as mails need it. */
export interface MailRestaurant {
  /** As customers know it. */
  readonly name: string;
  /** Who trades under that name. */
  readonly legal: LegalIdentity;
  /** Where orders are collected, one line of the address per entry. */
  readonly address: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly timeZone: string;
  /** The brand's hue in degrees: all colours of the mail come from it. */
  readonly hue: number;
  readonly storefrontUrl: string;
}

/** Who has ordered. */
export interface MailCustomer {
  readonly name: string;
  /** E.164, as it is stored. */
  readonly phone: string;
}

/** What every mail about one order needs. */
export interface OrderMailFacts {
  /** The order as it is when the mail is written. */
  order: Order;
  restaurant: MailRestaurant;
  customer: MailCustomer;
}

/** What a mail to the customer needs. */
export interface CustomerMailFacts extends OrderMailFacts {
  /** The order's page in the storefront. */
  orderUrl: string;
}

/** A refund, as its customer reads it. */
export interface MailRefund {
  readonly amount: Pence;
  /** Whether it gives back another payment than the one that placed the order. */
  readonly isOtherPayment: boolean;
  /** When it was sent to the bank. */
  readonly sentAt: string;
  /** Why, as a sentence for the customer; empty when the restaurant gave none. */
  readonly reason: string;
  /** The dishes that it is for; empty when it is for an amount. */
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly amount: Pence }[];
}

/** What a customer has found wrong with an order. */
export interface MailProblem {
  readonly reason: OrderProblemReason;
  /** The dishes that it is about; empty when it is about the whole order. */
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** The customer's words; empty where there are none. */
  readonly text: string;
  readonly photoCount: number;
  readonly reportedAt: string;
}

/** What the mails about a declined or cancelled order need. */
export interface ClosedMailFacts extends CustomerMailFacts {
  /** What goes back to the customer. */
  refund: RefundDue;
}

/** A pause of all orders that nobody has set. */
export interface MailPause {
  readonly reason: Exclude<PauseReason, 'staff'>;
  /** When orders are taken again, ISO 8601. */
  readonly until: string;
  /** The counter's page where it can be ended; null where the deployment has no address for it. */
  readonly serviceUrl: string | null;
}

/** What the mails about a data request have in common. */
export interface DataRequestFacts {
  restaurant: MailRestaurant;
  /** What both sides call the request. */
  reference: string;
  receivedAt: string;
  /** The last date for an answer, as `2026-12-28`. */
  answerBy: string;
}

/** The facts of each mail, by its kind. */
export interface MailFacts {
  placed: CustomerMailFacts;
  accepted: CustomerMailFacts;
  delayed: CustomerMailFacts & {
    /** The time that was promised before. */
    previousPromise: string;
  };
  ready_to_collect: CustomerMailFacts;
  out_for_delivery: CustomerMailFacts;
  declined: ClosedMailFacts;
  cancelled: ClosedMailFacts;
  refunded: CustomerMailFacts & {
    /** The refund; unless it is of another payment it is counted in the order's `refundedAmount`. */
    refund: MailRefund;
  };
  ticket: OrderMailFacts;
  unattended: {
    restaurant: MailRestaurant;
    /** The orders that wait for an answer, oldest first; may be empty. */
    orders: readonly Order[];
    /** When a device of the restaurant was last on shift; null when none ever was. */
    attendedAt: string | null;
    /** The pause until a shift starts; null while customers can order. */
    pause: MailPause | null;
    /** The counter; null where the deployment has no address for it. */
    counterUrl: string | null;
  };
  unanswered: {
    restaurant: MailRestaurant;
    /** The order that was declined because nobody answered it. */
    order: Order;
    /** The pause after two such orders in a row; null while customers can order. */
    pause: MailPause | null;
    /** The counter; null where the deployment has no address for it. */
    counterUrl: string | null;
  };
  problem_reported: OrderMailFacts & {
    problem: MailProblem;
    /** The order at the restaurant's counter; null for a restaurant without one. */
    counterUrl: string | null;
  };
  problem_answered: CustomerMailFacts & {
    problem: MailProblem;
    /** What the restaurant has answered; null where it was closed without a word. */
    answer: string | null;
    answeredAt: string;
    /** Whether it was closed with this. */
    isClosed: boolean;
  };
  refund_failed: Omit<OrderMailFacts, 'customer'> & {
    /** Null once the customer has been erased. */
    customer: MailCustomer | null;
    /** What did not go back. */
    amount: Pence;
    /** Whether it is of another payment than the one that placed the order, which the counter cannot refund. */
    isOtherPayment: boolean;
    /** What the payment provider's dashboard has given back, where that left too little; null where it did not. */
    dashboardShare: { refunded: Pence; left: Pence } | null;
    failedAt: string;
    /** The order at the restaurant's counter; null for a restaurant without one. */
    counterUrl: string | null;
  };
  invitation: {
    restaurant: MailRestaurant;
    /** Who invites, by name; null when nobody is known any more. */
    invitedBy: string | null;
    /** The address that is invited, with which the person signs in. */
    email: string;
    role: StaffRole;
    expiresAt: string;
    /** Where to sign in; null where the deployment has no counter of its own yet. */
    counterUrl: string | null;
  };
  data_request: DataRequestFacts &
    DataRequest & {
      /** The address of the account that was signed in; null for a visitor. */
      accountEmail: string | null;
    };
  /** Goes to an address that nobody has verified: nothing in it is what a person has written. */
  data_request_received: DataRequestFacts;
}

/** The mails that there are. */
export type MailKind = keyof MailFacts;

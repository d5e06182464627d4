/** A card as the hosted page takes it down. */
export interface CardDetails {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

/** Fields of the card form. */
export type CardField = keyof CardDetails;

/** What the bank says to a charge. */
export type CardOutcome =
  | { readonly kind: 'approved'; readonly brand: string; readonly last4: string }
  | {
      readonly kind: 'declined';
      readonly brand: string;
      readonly last4: string;
      readonly code: string;
      readonly declineCode?: string;
      readonly message: string;
    };

/** The test card that pays. */
export const approvedCard = '4242424242424242';
/** The test card that the bank declines. */
export const declinedCard = '4000000000000002';

/** The test card that pays, and whose refunds are pending before they succeed. */
export const slowRefundCard = '4000000000007726';
/** The test card that pays, and whose refunds succeed at first and fail later. */
export const failedRefundCard = '4000000000005126';

const approved = [
  approvedCard,
  slowRefundCard,
  failedRefundCard,
  '4000056655665556',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
];

interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

const generic: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

/** Stripe's own test numbers, with the answers its documentation gives. */
const declines: Readonly<Record<string, Decline>> = {
  [declinedCard]: generic,
  '4000000000009995': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000009987': { code: 'card_declined', declineCode: 'lost_card', message: 'Your card was declined.' },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/** What is wrong with the card details before any bank is asked; empty when nothing is. */
export function cardProblems(card: CardDetails, now: Date): Partial<Record<CardField, string>> {
  const problems: Partial<Record<CardField, string>> = {};
  const number = digits(card.number);
  if (number.length < 13) problems.number = 'Your card number is incomplete.';
  else if (number.length > 19 || !passesLuhn(number)) problems.number = 'Your card number is invalid.';

  const [month, year] = expiryParts(card.expiry);
  if (month === undefined || year === undefined) {
    problems.expiry = "Your card's expiry date is incomplete. Write it as MM/YY.";
  } else if (month < 1 || month > 12) {
    problems.expiry = "Your card's expiry month is invalid.";
  } else if (Date.UTC(year, month, 1) <= now.getTime()) {
    problems.expiry = "Your card's expiry date is in the past.";
  }
  if (!/^\d{3,4}$/.test(card.cvc.trim())) problems.cvc = "Your card's security code is incomplete.";
  return problems;
}

/** Asks the pretended bank. Numbers that are no test cards are declined, as Stripe's test mode does. */
export function authorise(cardNumber: string): CardOutcome {
  const number = digits(cardNumber);
  const card = { brand: brandOf(number), last4: number.slice(-4) };
  if (approved.includes(number)) return { kind: 'approved', ...card };
  return { kind: 'declined', ...card, ...(declines[number] ?? generic) };
}

/** What becomes of a refund after its first answer, judged by the end of the card's number. */
export function refundCourse(last4: string): 'succeeds' | 'succeeds_later' | 'fails_later' {
  if (slowRefundCard.endsWith(last4)) return 'succeeds_later';
  return failedRefundCard.endsWith(last4) ? 'fails_later' : 'succeeds';
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function expiryParts(text: string): [number, number] | [] {
  const match = /^\s*(\d{1,2})\s*[/.\- ]?\s*(?:20)?(\d{2})\s*$/.exec(text);
  return match ? [Number(match[1]), 2000 + Number(match[2])] : [];
}

function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  return /^(5|2)/.test(number) ? 'mastercard' : 'visa';
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export type {
  ClosedMailFacts,
  CustomerMailFacts,
  MailCustomer,
  MailFacts,
  MailKind,
  MailPause,
  MailProblem,
  MailRefund,
  MailRestaurant,
  OrderMailFacts,
} from './facts.ts';
export { mailColours } from './look/mail-colours.ts';
export { mailKinds, type RenderedMail, renderMail } from './render-mail.tsx';

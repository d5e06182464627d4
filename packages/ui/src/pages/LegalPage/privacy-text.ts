import { type BrowserStorageItem, browserStorage } from './browser-storage.ts';
import { type LegalText, type LegalTextInput, traderAndContact } from './legal-identity.ts';

const placeNames = {
  localStorage: 'local storage',
  sessionStorage: 'session storage, gone when you close the tab',
  cookie: 'cookie',
} as const satisfies Record<BrowserStorageItem['place'], string>;

/** The privacy policy: a UK GDPR template filled with the restaurant's identity. */
export const privacyText = (input: LegalTextInput): LegalText => ({
  title: 'Privacy policy',
  note: 'What we know about you, why, for how long, and what you can ask of us.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        traderAndContact(input),
        'We are the controller of your personal data under the UK GDPR and the Data Protection Act 2018.',
      ],
    },
    {
      id: 'what',
      title: 'What we hold',
      paragraphs: ['Only what an order needs:'],
      points: [
        'Your name, e-mail address and picture, as Google gives them to us when you sign in. We never see your Google password.',
        'Your phone number, so that the kitchen or the rider can reach you about an order.',
        'The delivery addresses that you save.',
        'Your cart, your orders, notes to the kitchen and the rider, allergies that you name and promo codes used. Please write only what they have to know.',
        'What you ask of us about your data by our form, with your name and e-mail address.',
        'What you report as wrong with an order, and your photos of it. We take out of the photos where and by whom they were taken.',
        'Technical records of requests, such as time and IP address, which keep the service safe.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may use it',
      paragraphs: [],
      points: [
        'To take, cook, deliver and be paid for your order: performance of a contract.',
        'To put right what you report as wrong with an order: performance of a contract.',
        'To keep invoices and tax records, and to answer what you ask about your data: legal obligations.',
        'To prevent fraud and keep the service running: our legitimate interest.',
        'To act on an allergy that you name: your explicit consent, given by writing it.',
      ],
    },
    {
      id: 'payment',
      title: 'Card payments',
      paragraphs: [
        'You pay on the page of our card payment provider. Your card number goes to the provider only; we learn whether the payment succeeded, and the amount.',
      ],
    },
    {
      id: 'share',
      title: 'Who else sees it',
      paragraphs: [
        'Companies that work for us and under contract with us: hosting, the mail provider, which carries our mails about your orders and requests, the card payment provider and, for a delivery, the rider, who sees your name, address, phone number and note to the rider. To find your address we send your postcode, and nothing else, to a public postcode service. We do not sell your data or use it for advertising.',
        'Where a provider works outside the United Kingdom, it does so under UK adequacy regulations or the International Data Transfer Agreement.',
      ],
    },
    {
      id: 'keep',
      title: 'How long',
      paragraphs: [],
      points: [
        'Orders and invoices: six years after the end of the financial year, as tax law requires. Seven years after the order at the latest we take your name, contact details, address and note out of it.',
        'The allergy and the note to the rider of an order: 90 days, then they are emptied.',
        'What you report as wrong with an order, the answers and your photos: 90 days after the restaurant has closed it, a year at most.',
        'Orders that were never paid: 90 days, then the same.',
        'Account, phone number and saved addresses: until you delete them or ask us to.',
        'A cart: until you order or clear it.',
        'Sign-ins: 31 days.',
        'Mails about your orders and requests: which ones we sent, when and to which address, 90 days. The mails themselves are not kept.',
        'What you ask of us about your data by our form: one year, then it is deleted.',
        'Technical records: 90 days.',
        'If you ask us to delete your account, we delete all of this at once; orders and invoices stay for those years, without you in them.',
      ],
    },
    {
      id: 'browser',
      title: 'What we store in your browser',
      paragraphs: [
        'What you ask of us needs it, so there is no banner to agree to. No advertising or tracking cookies. This is all of it:',
      ],
      points: browserStorage.map(({ name, place, purpose }) => `${name} (${placeNames[place]}): ${purpose}.`),
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You may ask for a copy of your data, have it corrected, deleted or moved, restrict or object to its use, and withdraw a consent at any time. With an account you download your data, or delete your account, under My data in your profile. For all else use our form, or write to ${input.contact.email}; we answer within one month.`,
        'If our answer does not satisfy you, you may complain to the Information Commissioner’s Office (ico.org.uk, 0303 123 1113).',
      ],
      link: { label: 'Ask about your data', href: '/data-request' },
    },
  ],
});

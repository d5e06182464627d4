import { allergenNames, formatPounds } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { mailKinds } from './index.ts';
import {
  amountsOf,
  exampleFacts,
  flat,
  kindsWithDishes,
  wordsOf,
  writeExample,
} from './testing/every-mail.ts';
import {
  acceptedOrder,
  hostileCustomer,
  hostileOrder,
  longOrder,
  notStatedOrder,
  promoOrder,
} from './testing/mail-fixtures.ts';

const gmailLimit = 100_000;

const wordsIn = (text: string) => flat(text).match(/[\p{L}\p{N}£]+/gu) ?? [];

test('each kind of mail has its example', () => {
  expect(mailKinds.length).toBeGreaterThan(10);
  expect(Object.keys(exampleFacts)).toEqual([...mailKinds]);
});

test.each(mailKinds)('%s says the same in HTML and in plain text, word for word', (kind) => {
  const { html, text } = writeExample(kind);
  // The text writes addresses of pages out, which the HTML has behind its links.
  const words = wordsIn(wordsOf(html));
  expect(wordsIn(text.replaceAll(/https:\S+/g, ''))).toEqual(words);
  expect(words.length).toBeGreaterThan(20);
});

test('a mail that cannot be written fails its caller at once', () => {
  const order = {
    ...acceptedOrder,
    get items(): never {
      throw new Error('No dishes.');
    },
  };
  expect(() => writeExample('placed', { order })).toThrow('No dishes.');
});

test.each(mailKinds)('%s brings its look along: nothing is fetched, nothing is followed', (kind) => {
  const { html } = writeExample(kind);
  expect(html).not.toMatch(/<(img|script|link|iframe|form|svg)|url\(|@import|@font-face/i);
  expect(html).not.toMatch(/var\(--|oklch|color-mix/);
  expect(html).toContain('content="light dark"');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html.length).toBeLessThan(gmailLimit);
});

test.each(kindsWithDishes)('%s names every dish with its choices and allergens, in both parts', (kind) => {
  const { html, text } = writeExample(kind);
  for (const part of [wordsOf(html), text].map(flat)) {
    for (const { name, options, allergens } of acceptedOrder.items) {
      expect(part).toContain(name.toLowerCase());
      for (const choice of options.flatMap(({ choices }) => choices))
        expect(part).toContain(choice.name.toLowerCase());
      for (const allergen of [...(allergens?.contains ?? []), ...(allergens?.mayContain ?? [])])
        expect(part).toContain(allergenNames[allergen].toLowerCase());
    }
  }
});

test.each(kindsWithDishes)('%s never leaves a dish without a word about its allergens', (kind) => {
  const { text } = writeExample(kind, {
    order: { ...notStatedOrder, promisedTo: acceptedOrder.promisedTo },
  });
  expect(flat(text)).toMatch(/not stated/);
  expect(flat(text)).toMatch(/none of the 14 allergens|contains none listed/);
  expect(flat(text)).toMatch(/may contain nuts, peanuts/);
});

test('the placed order keeps every amount, in both parts', () => {
  const { html, text } = writeExample('placed', { order: promoOrder });
  for (const amount of amountsOf(promoOrder).map((each) => `£${(each / 100).toFixed(2)}`)) {
    expect(wordsOf(html)).toContain(amount);
    expect(text).toContain(amount);
  }
  expect(text).toContain(`−${formatPounds(promoOrder.breakdown.discount)}`);
});

test('an order of twenty-four dishes is below the size at which Gmail cuts', () => {
  for (const kind of ['placed', 'ticket'] as const) {
    const { html } = writeExample(kind, { order: longOrder });
    expect(new TextEncoder().encode(html).length).toBeLessThan(gmailLimit);
  }
});

test.each(kindsWithDishes)('%s shows hostile text as text', (kind) => {
  const { html, subject, text } = writeExample(kind, {
    order: { ...hostileOrder, mode: exampleFacts[kind].order.mode },
    customer: hostileCustomer,
  });
  expect(html).not.toMatch(/<(script|svg|b>drow|b>bold|h1>Free)/);
  expect(html).not.toContain('<img');
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const part of [html, subject, text]) expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).toContain('<img src=x onerror=alert(1)> & "Tikka"');
});

test('line breaks of a note stay line breaks', () => {
  const { html, text } = writeExample('ticket', {
    order: { ...acceptedOrder, note: 'One\r\nTwo\n\nFour' },
  });
  expect(html).toContain('One<br/>Two<br/><br/>Four');
  expect(text).toContain('One\nTwo\n\nFour');
});

test.each(['placed', 'accepted', 'ticket'] as const)('%s takes notes of spaces for none', (kind) => {
  const written = (text: string) => {
    const notes = { note: text, allergyNote: text, riderNote: text };
    return writeExample(kind, { order: { ...acceptedOrder, ...notes } }).text;
  };
  expect(written(' \n ')).toBe(written(''));
});

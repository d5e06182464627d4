import { pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { writeExample } from './testing/every-mail.ts';
import { rollRefund } from './testing/mail-fixtures.ts';
import { summerAfter, summerOrder } from './testing/summer-order.ts';

test('what the customer reads of an order', () => {
  expect(
    writeExample('placed', {
      order: { ...summerOrder, status: 'placed', promisedFrom: null, promisedTo: null },
    }).text,
  ).toMatchInlineSnapshot(`
    "Saffron & Smoke

    Order placed
    S-1042, placed on Friday 17 July 2026 at 18:30. The restaurant has not
    answered yet. We write again as soon as it does, at the latest at 18:35.

    Delivering to
    Amara Okafor
    Flat 4, Granary Wharf
    Leeds
    LS1 4GJ
    07700 900318

    Arrives about
    19:00 to 19:10
    The restaurant confirms the time.

    Follow your order
    https://saffronandsmoke.example/orders/5f0c0ffee0ddba1100000c01

    WHAT YOU ORDERED

    1 × Lamb seekh roll
    Allergens: none of the 14 allergens.
    £9.25

    2 × Smoked chicken tikka
    Medium
    Masala fries
    – Green chutney
    3 × Mint raita
    Allergens: contains milk, mustard. May contain sesame.
    £26.90

    12 × Roomali roti
    Allergens: not stated. Ring the restaurant before you eat it.
    £39.00

    Dishes: £75.15
    Discount (SMOKE10): −£7.52
    Delivery: £2.49
    Service fee: £0.99
    Total paid, VAT included: £71.11
    Paid by card on Friday 17 July 2026 at 18:30. VAT number GB999481206.

    Your note
    No coriander, please.

    Your allergy
    Sesame

    For the rider
    Green door, second bell.

    Cutlery and napkins
    Packed with your order.

    THE CONTRACT

    Your order is an offer. The contract is made when the restaurant accepts
    it; we tell you by mail. If it declines or does not answer, everything
    goes back to your card.

    TO CANCEL

    Until the restaurant accepts: press “Cancel order” on your order page
    and everything goes back to your card. After that, ring the restaurant
    on 0113 496 0141.

    Food is perishable and made to order: there is no right to return it
    within 14 days because you changed your mind (Consumer Contracts
    Regulations 2013, regulation 28).

    IF SOMETHING IS WRONG

    Ring or write to the restaurant the same day if you can, and say what
    was missing or wrong. Your rights under the Consumer Rights Act 2015
    stay as they are: food must be as described, of satisfactory quality and
    made with reasonable care. Write to hello@saffronandsmoke.example.

    Allergens are shown as they were when you ordered. For a severe allergy,
    ring 0113 496 0142 now.

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. Allergies 0113 496 0142. E-mail
    hello@saffronandsmoke.example.

    You get this mail because you placed order S-1042. It is not
    advertising, and nothing in it follows you."
  `);
});

test('what the kitchen cooks from', () => {
  expect(writeExample('ticket', { order: summerOrder }).text).toMatchInlineSnapshot(`
    "S-1042
    15 items

    DELIVERY

    At the door by 19:05
    Amara Okafor
    Flat 4, Granary Wharf
    Leeds
    LS1 4GJ

    ! ALLERGY

    Sesame

    Note
    No coriander, please.

    ------------------------------------------

    1× Lamb seekh roll
    CONTAINS none listed
    MAY CONTAIN none listed

    2× Smoked chicken tikka
    2 × Medium
    2 × Masala fries
    – 2 × Green chutney
    6 × Mint raita
    CONTAINS milk, mustard
    MAY CONTAIN sesame

    12× Roomali roti
    ALLERGENS NOT STATED

    Cutlery and napkins
    For the rider
    Green door, second bell.
    Ring 07700 900318
    Paid £71.11
    Placed 18:30"
  `);
});

test('what the customer reads of dishes that were paid back', () => {
  const lines = [
    { name: 'Lamb seekh roll', quantity: 1, amount: pence(832) },
    { name: 'Smoked chicken tikka', quantity: 2, amount: pence(2421) },
    { name: 'Roomali roti', quantity: 12, amount: pence(3510) },
  ];
  const refund = { ...rollRefund, amount: pence(6763), sentAt: summerAfter(71), lines };
  const order = { ...summerOrder, refundedAmount: refund.amount };
  expect(writeExample('refunded', { order, refund }).text).toMatchInlineSnapshot(`
    "Saffron & Smoke

    £67.63 goes back to you
    For order S-1042 of Friday 17 July 2026. The lamb seekh roll was
    missing, and we are sorry.

    Goes back to you
    £67.63
    Of the £71.11 that you paid.

    Reaches your card in
    5 to 10 working days
    That is how long banks take.

    Sent to your bank on Friday 17 July 2026 at 19:41.

    WHAT IT IS FOR

    1 × Lamb seekh roll
    £8.32

    2 × Smoked chicken tikka
    £24.21

    12 × Roomali roti
    £35.10

    WHAT YOU HAVE PAID
    Paid: £71.11
    Goes back now: −£67.63
    You have paid: £3.48

    IF THE MONEY DOES NOT COME

    Ask your bank for a refund of £67.63 from Saffron & Smoke, reference
    S-1042. If your bank cannot find it, write to
    hello@saffronandsmoke.example.

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. Allergies 0113 496 0142. E-mail
    hello@saffronandsmoke.example.

    You get this mail because you placed order S-1042. It is not
    advertising, and nothing in it follows you."
  `);
});

const countedProblem = {
  reason: 'not_right',
  lines: [
    { name: 'Lamb seekh roll', quantity: 1 },
    { name: 'Smoked chicken tikka', quantity: 2 },
    { name: 'Roomali roti', quantity: 12 },
  ],
  text: 'The tikka was cold.\nThe roti <b>tore</b> & stuck.',
  photoCount: 3,
  reportedAt: summerAfter(61),
} as const;

test('what the managers read of dishes that were not right', () => {
  const facts = { order: { ...summerOrder, status: 'completed' }, problem: countedProblem } as const;
  expect(writeExample('problem_reported', facts).text).toMatchInlineSnapshot(`
    "Saffron & Smoke

    Something is wrong
    Amara Okafor has reported order S-1042: it was not right. They wait for
    your answer.

    Reported at
    19:31
    Friday 17 July 2026

    Ordered at
    18:30
    Friday 17 July 2026

    WHAT IT IS ABOUT

    1 × Lamb seekh roll

    2 × Smoked chicken tikka

    12 × Roomali roti

    3 photos came with it.

    Amara Okafor writes
    The tikka was cold.
    The roti <b>tore</b> & stuck.

    WHAT TO DO

    Answer at the counter, and pay back what was wrong there. The customer
    gets your answer by mail.

    Open the order https://counter.example/saffron-and-smoke

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. E-mail hello@saffronandsmoke.example.

    You get this mail because you work for Saffron & Smoke. Nothing in it
    follows you."
  `);
});

test('what the customer reads of the answer', () => {
  const answer = 'We are sorry.\nThe tikka and 2 roti are paid back.';
  const facts = { order: summerOrder, problem: countedProblem, answer, answeredAt: summerAfter(75) };
  expect(writeExample('problem_answered', facts).text).toMatchInlineSnapshot(`
    "Saffron & Smoke

    You have an answer
    On Friday 17 July 2026 you reported order S-1042: it was not right.

    Saffron & Smoke writes
    We are sorry.
    The tikka and 2 roti are paid back.

    Written on Friday 17 July 2026 at 19:45.

    Open your order
    https://saffronandsmoke.example/orders/5f0c0ffee0ddba1100000c01

    WHAT IT IS ABOUT

    1 × Lamb seekh roll

    2 × Smoked chicken tikka

    12 × Roomali roti

    3 photos came with it.

    You wrote
    The tikka was cold.
    The roti <b>tore</b> & stuck.

    IF THAT DOES NOT SETTLE IT

    Ring the restaurant on 0113 496 0141 or write to
    hello@saffronandsmoke.example. Your rights under the Consumer Rights Act
    2015 stay as they are.

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. Allergies 0113 496 0142. E-mail
    hello@saffronandsmoke.example.

    You get this mail because you placed order S-1042. It is not
    advertising, and nothing in it follows you."
  `);
});

test('what the customer reads of an end without an answer', () => {
  const problem = { ...countedProblem, reason: 'late', lines: [], text: '', photoCount: 1 } as const;
  const facts = { order: summerOrder, problem, answer: null, isClosed: true, answeredAt: summerAfter(75) };
  expect(writeExample('problem_answered', facts).text).toMatchInlineSnapshot(`
    "Saffron & Smoke

    Closed
    On Friday 17 July 2026 you reported order S-1042: it came late. It is
    closed now.

    Closed on Friday 17 July 2026 at 19:45, without an answer.

    Open your order
    https://saffronandsmoke.example/orders/5f0c0ffee0ddba1100000c01

    WHAT IT IS ABOUT

    The whole order.

    One photo came with it.

    IF THAT DOES NOT SETTLE IT

    Ring the restaurant on 0113 496 0141 or write to
    hello@saffronandsmoke.example. Your rights under the Consumer Rights Act
    2015 stay as they are.

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. Allergies 0113 496 0142. E-mail
    hello@saffronandsmoke.example.

    You get this mail because you placed order S-1042. It is not
    advertising, and nothing in it follows you."
  `);
});

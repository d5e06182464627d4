import { answerBy } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { writeExample } from './testing/every-mail.ts';
import { hostileCustomer } from './testing/mail-fixtures.ts';
import { summerAfter } from './testing/summer-order.ts';

// Friday 17 July 2026, 18:30 in London, in summer time.
const summer = { receivedAt: summerAfter(0), answerBy: answerBy('2026-07-17') };

test('what the restaurant reads of a request', () => {
  expect(writeExample('data_request', summer).text).toMatchInlineSnapshot(`
    "Saffron & Smoke

    A request about personal data
    A person has used the form on the pages of Saffron & Smoke. The law
    wants an answer within one month.

    Reference
    D-7K2MQX
    Received on Friday 17 July 2026 at 18:30.

    Answer by
    Monday 17 August 2026
    One month later (UK GDPR, Article 12).

    ASKS FOR

    To have the data corrected

    FROM

    Amara Okafor
    amara.okafor@example.com

    Nobody was signed in: the name and the address are not verified.

    In their words
    My name is written Okafor, with a k.
    Please put it right on order S-1042.

    WHAT TO DO

    Answer this mail: the answer goes to the address above.

    First be sure that the person is who they say. Ask for a proof only
    where you have doubts.

    Customers who can sign in download their data, or delete their account,
    by themselves at once: Profile, My data.

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. E-mail hello@saffronandsmoke.example.

    You get this mail because you work for Saffron & Smoke. Nothing in it
    follows you."
  `);
});

test('what it reads of a copy that a signed-in customer asks for', () => {
  const { text } = writeExample('data_request', {
    ...summer,
    kind: 'access',
    text: '',
    accountEmail: 'amara.okafor@example.com',
  });
  expect(text).toContain('A copy of the data');
  expect(text).toContain('Signed in as amara.okafor@example.com.');
  expect(text).not.toContain('In their words');
});

test('what the address reads: nothing that a person has written', () => {
  expect(writeExample('data_request_received', summer).text).toMatchInlineSnapshot(`
    "Saffron & Smoke

    We have your request
    Saffron & Smoke has received a request about personal data, with your
    address for the answer.

    Reference
    D-7K2MQX
    Received on Friday 17 July 2026 at 18:30.

    Answered by
    Monday 17 August 2026
    Within one month, as the law asks.

    WHAT COMES NEXT

    You need do nothing now. Saffron & Smoke answers to this address. It may
    first ask you to show that it is you.

    IF THIS WAS NOT YOU

    Someone has typed your address. You need do nothing: nobody gets your
    data by typing it.

    Saffron & Smoke is run by Saffron & Smoke (Leeds) Ltd, a company
    registered in England and Wales under number 99384216, with its
    registered office at 18 Call Lane, Leeds LS1 6DN. Its VAT number is
    GB999481206.

    Telephone 0113 496 0141. E-mail hello@saffronandsmoke.example.

    You get this mail because someone has given your address to Saffron &
    Smoke. It is not advertising, and nothing in it follows you."
  `);
});

test('the mail to the restaurant shows hostile text as text', () => {
  const { html, subject, text } = writeExample('data_request', {
    name: hostileCustomer.name,
    email: 'x?cc=everyone@example.com&body=%3c#@example.com',
    text: '<h1>Free</h1>\n<script>alert(1)</script> \u202edrow',
  });
  expect(html).not.toMatch(/<(script|h1>Free|b>drow)/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="mailto:x%3Fcc=everyone@example.com%26body=%253c%23@example.com"');
  for (const part of [html, subject, text]) expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(text).toContain('<script>alert(1)</script>');
  expect(subject).toBe('Data request D-7K2MQX: answer by Sunday 20 December 2026');
});

import { html, raw } from 'hono/html';
import { type Html, page } from '../page.ts';
import { amountText } from './amount.ts';
import { cardPageStyle } from './card-page-style.ts';
import {
  approvedCard,
  type CardDetails,
  type CardField,
  declinedCard,
  failedRefundCard,
  slowRefundCard,
} from './cards.ts';
import type { CheckoutSession, LineItem } from './objects.ts';

/** What the card page shows besides the session. */
export interface CardPage {
  readonly session: CheckoutSession;
  readonly lines: readonly LineItem[];
  readonly nonce: string;
  /** What was typed, kept after a mistake; the security code never is. */
  readonly typed?: Pick<CardDetails, 'number' | 'expiry'>;
  readonly problems?: Partial<Record<CardField, string>>;
  /** The bank's answer to the last attempt. */
  readonly declined?: string;
}

const lock = html`<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="10.5" width="16" height="10" rx="2.5"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5"/></svg>`;
const arrow = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12H5m6-6-6 6 6 6"/></svg>`;

/** The page on which a customer pays with a card. */
export function cardPage({ session, lines, nonce, typed, problems = {}, declined }: CardPage): Html {
  const merchant = session.branding_settings.display_name;
  const total = amountText(session.amount_total, session.currency);
  const hasProblems = Object.keys(problems).length > 0;
  const title = `${declined ? 'Card declined: ' : hasProblems ? 'Check your card: ' : ''}pay ${merchant}`;
  const form =
    session.amount_total === 0
      ? html`<form method="post"><button class="button primary wide" name="action" value="card">Complete order</button></form>`
      : cardForm(total, typed, problems, declined !== undefined);
  return page(
    title.charAt(0).toUpperCase() + title.slice(1),
    nonce,
    html`<main class="frame">
<section class="summary" aria-labelledby="title"><div class="column">
  <div class="top">${
    session.cancel_url === null
      ? ''
      : html`<a class="back" href="${session.cancel_url}">${arrow}Cancel and return to ${merchant}</a>`
  }<span class="badge">Test mode: no money moves</span></div>
  <div><h1 id="title">Pay ${merchant}</h1><p class="total">${total}</p></div>
  ${summary(session, lines, total)}
</div></section>
<section class="pay" aria-labelledby="card-title"><div class="column">
  <h2 id="card-title">Pay by card</h2>
  ${declined === undefined ? '' : declinedAlert(session, declined)}
  ${hasProblems ? problemSummary(problems) : ''}
  ${form}
  <p class="safe">${lock}<span>${merchant} never sees your card number. This page stands in for the card provider's, and keeps no card either.</span></p>
</div></section>
</main>`,
    cardPageStyle,
  );
}

function summary(session: CheckoutSession, lines: readonly LineItem[], total: string): Html {
  const money = (pence: number) => amountText(pence, session.currency);
  const { amount_discount: discount, amount_shipping: shipping } = session.total_details;
  const row = (name: string, amount: string) => html`<tr><th scope="row">${name}</th><td>${amount}</td></tr>`;
  return html`<table><caption>What you are paying for</caption>
<tbody>${lines.map((line) => row(line.quantity === 1 ? line.description : `${line.quantity} × ${line.description}`, money(line.amount_total)))}</tbody>
<tfoot>${discount > 0 ? row('Discount', `−${money(discount)}`) : ''}${shipping > 0 ? row('Delivery', money(shipping)) : ''}${row('Total', total)}</tfoot>
</table>`;
}

function declinedAlert(session: CheckoutSession, message: string): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
<p><strong>${message}</strong>Nothing has been charged. Your order is still here.</p>
<div class="row"><a class="button primary" href="#number">Try another card</a>${
    session.cancel_url === null
      ? ''
      : html`<a class="button" href="${session.cancel_url}">Return to restaurant</a>`
  }</div></div>`;
}

function problemSummary(problems: Partial<Record<CardField, string>>): Html {
  return html`<div class="alert" role="alert" tabindex="-1" autofocus><p><strong>Check your card details</strong></p>
<ul>${Object.entries(problems).map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}</ul></div>`;
}

function cardForm(
  total: string,
  typed: CardPage['typed'],
  problems: Partial<Record<CardField, string>>,
  wasDeclined: boolean,
): Html {
  const isFirstTry = !wasDeclined && Object.keys(problems).length === 0;
  const field = (
    name: CardField,
    label: string,
    hints: { autocomplete: string; help: string; maxlength: number; value?: string },
  ) => {
    const problem = problems[name];
    return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${hints.autocomplete}" maxlength="${hints.maxlength}" value="${hints.value ?? ''}" aria-describedby="${problem === undefined ? '' : `${name}-problem `}${name}-help"${raw(problem === undefined ? '' : ' aria-invalid="true"')}${raw(isFirstTry && name === 'number' ? ' autofocus' : '')}>
${problem === undefined ? '' : html`<p class="problem" id="${name}-problem">${problem}</p>`}<p class="help" id="${name}-help">${hints.help}</p></div>`;
  };
  return html`<form method="post" novalidate>
${field('number', 'Card number', { autocomplete: 'cc-number', help: '16 digits on the front of your card', maxlength: 30, value: typed?.number ?? '' })}
<div class="pair">
${field('expiry', 'Expiry date', { autocomplete: 'cc-exp', help: 'MM/YY', maxlength: 9, value: typed?.expiry ?? '' })}
${field('cvc', 'CVC', { autocomplete: 'cc-csc', help: 'Security code, 3 digits', maxlength: 4 })}
</div>
<button class="button primary wide" name="action" value="card">Pay ${total}</button>
</form>
<form method="post" class="tests" aria-labelledby="tests-title">
<h2 id="tests-title">Or use a test card</h2>
<div class="row">
<button class="button" name="test-card" value="${approvedCard}"><span>4242 4242 4242 4242</span><small>is accepted</small></button>
<button class="button" name="test-card" value="${declinedCard}"><span>4000 0000 0000 0002</span><small>is declined</small></button>
<button class="button" name="test-card" value="${slowRefundCard}"><span>4000 0000 0000 7726</span><small>is accepted; refunds take a while</small></button>
<button class="button" name="test-card" value="${failedRefundCard}"><span>4000 0000 0000 5126</span><small>is accepted; refunds fail later</small></button>
</div></form>`;
}

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly nonce: string;
  readonly link?: { readonly href: string; readonly text: string };
}

/** A page with a message only: already paid, expired, unknown. */
export function noticePage({ title, text, nonce, link }: Notice): Html {
  return page(
    title,
    nonce,
    html`<main class="alone"><h1>${title}</h1><p class="muted">${text}</p>${
      link === undefined ? '' : html`<a class="button primary" href="${link.href}">${link.text}</a>`
    }</main>`,
  );
}

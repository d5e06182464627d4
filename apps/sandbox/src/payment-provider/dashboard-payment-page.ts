import { html, raw } from 'hono/html';
import { type Html, page } from '../page.ts';
import { amountText } from './amount.ts';
import { dashboardStyle, paymentName, stateBadge, timeElement } from './dashboard-pages.ts';
import type { Refund } from './objects.ts';
import type { Payment } from './payments.ts';
import { refundReasons } from './refunds.ts';

interface PaymentPage {
  readonly payment: Payment;
  readonly nonce: string;
  /** The refund that has just been made. */
  readonly refunded?: Refund;
  /** What was typed, kept after a mistake. */
  readonly typed?: { readonly amount: string; readonly reason: string };
  readonly problem?: string;
}

const reasonTexts: Readonly<Record<(typeof refundReasons)[number], string>> = {
  requested_by_customer: 'Requested by customer',
  duplicate: 'Duplicate',
  fraudulent: 'Fraudulent',
};

/** One payment with its refunds, and the form that refunds part or all of it. */
export function paymentPage({ payment, nonce, refunded, typed, problem }: PaymentPage): Html {
  const { intent, charge } = payment;
  const money = (pence: number) => amountText(pence, intent.currency);
  const name = paymentName(payment);
  const card = charge?.payment_method_details.card;
  return page(
    problem === undefined ? `Payment ${name}` : `Check the refund: payment ${name}`,
    nonce,
    html`<main class="desk">
<div class="top"><a href="/dashboard">All payments</a><span class="badge">Test mode: no money moves</span></div>
<div><h1>Payment ${name}</h1><p class="total">${money(intent.amount)}</p></div>
${refunded === undefined ? '' : html`<p class="done" role="status" tabindex="-1" autofocus>${money(refunded.amount)} refunded: ${refunded.status}.</p>`}
<dl>
<dt>State</dt><dd>${stateBadge(payment.state)}</dd>
<dt>Refunded</dt><dd>${money(payment.refunded)}</dd>
<dt>Time (UTC)</dt><dd>${timeElement(intent.created)}</dd>
${intent.receipt_email === null ? '' : html`<dt>Customer</dt><dd>${intent.receipt_email}</dd>`}
${intent.description === null ? '' : html`<dt>Description</dt><dd>${intent.description}</dd>`}
${card === undefined ? '' : html`<dt>Card</dt><dd>${card.brand} ending in ${card.last4}</dd>`}
<dt>Payment id</dt><dd>${intent.id}</dd>
</dl>
${payment.left > 0 ? refundForm(payment, typed, problem) : ''}
${payment.left === 0 && problem !== undefined ? html`<div class="alert" role="alert" tabindex="-1" autofocus><p><strong>${problem}</strong></p></div>` : ''}
${refundTable(payment)}
</main>`,
    dashboardStyle,
  );
}

function refundForm(
  { left, refunded, intent }: Payment,
  typed: PaymentPage['typed'],
  problem: string | undefined,
): Html {
  const amount = typed?.amount ?? (left / 100).toFixed(2);
  const option = (reason: (typeof refundReasons)[number]) =>
    html`<option value="${reason}"${raw(reason === typed?.reason ? ' selected' : '')}>${reasonTexts[reason]}</option>`;
  return html`<section class="card" aria-labelledby="refund-title"><h2 id="refund-title">Refund</h2>
<form method="post" action="/dashboard/${intent.id}" novalidate>
<input type="hidden" name="refunded" value="${refunded}">
<div class="field"><label for="amount">Amount in pounds</label>
<input id="amount" name="amount" type="text" inputmode="decimal" autocomplete="off" maxlength="12" value="${amount}" aria-describedby="${problem === undefined ? '' : 'amount-problem '}amount-help"${raw(problem === undefined ? '' : ' aria-invalid="true" autofocus')}>
${problem === undefined ? '' : html`<p class="problem" id="amount-problem" role="alert">${problem}</p>`}<p class="help" id="amount-help">At most ${amountText(left, intent.currency)}</p></div>
<div class="field"><label for="reason">Reason</label><select id="reason" name="reason">${refundReasons.map(option)}</select></div>
<button class="button primary wide">Refund</button>
</form></section>`;
}

function refundTable({ refunds, intent }: Payment): Html | '' {
  if (refunds.length === 0) return '';
  const row = (refund: Refund) => html`<tr><th scope="row">${refund.id}</th>
<td class="when">${timeElement(refund.created)}</td>
<td class="money">${amountText(refund.amount, intent.currency)}</td>
<td>${refund.status}${refund.failure_reason === undefined ? '' : ` (${refund.failure_reason})`}</td></tr>`;
  return html`<div class="scroll" role="region" aria-label="Refunds of this payment" tabindex="0"><table><caption>Refunds</caption>
<thead><tr><th scope="col">Refund</th><th scope="col">Time (UTC)</th><th scope="col" class="money">Amount</th><th scope="col">State</th></tr></thead>
<tbody>${refunds.map(row)}</tbody></table></div>`;
}

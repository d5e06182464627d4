import { html } from 'hono/html';
import { type Html, page } from '../page.ts';
import { amountText } from './amount.ts';
import type { Payment, PaymentState } from './payments.ts';

interface PaymentsPage {
  readonly payments: readonly Payment[];
  readonly number: number;
  readonly hasOlder: boolean;
  readonly nonce: string;
}

/** What the dashboard adds to the style shared by the sandbox's pages. */
export const dashboardStyle = `
.desk { max-width: 960px; margin: 0 auto; padding: 32px 20px 56px; display: grid; gap: 24px }
.desk > * { min-width: 0 }
.top { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums }
caption { padding-bottom: 8px; text-align: left; font-weight: 600 }
th, td { padding: 12px 16px 12px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: baseline; overflow-wrap: anywhere }
thead th { border: 0; font-size: .8125rem; color: var(--ink-2) }
tbody th { font-weight: 600 }
.money { text-align: right; white-space: nowrap }
.when, .state { white-space: nowrap }
.state { display: inline-block; padding: 2px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--sunken); font-size: .8125rem; font-weight: 600 }
.state.good { color: var(--good) }
.state.bad { color: var(--bad) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 24px; margin: 0 }
dt { color: var(--ink-2) }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
.total { font-size: 2.5rem; font-weight: 640; letter-spacing: -.02em; line-height: 1.1 }
.card { display: grid; gap: 16px; max-width: 460px; padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface) }
.done { padding: 16px; border: 2px solid var(--good); border-radius: 14px }
select { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--control); border-radius: 10px;
  background: var(--surface); color: inherit; font: inherit }
`;

/** The list of payments, newest first. */
export function paymentsPage({ payments, number, hasOlder, nonce }: PaymentsPage): Html {
  return page(
    'Payments',
    nonce,
    html`<main class="desk">
<div class="top"><h1>Payments</h1><span class="badge">Test mode: no money moves</span></div>
${payments.length === 0 ? html`<p class="muted">No payments yet. Pay for an order, then reload this page.</p>` : table(payments)}
<div class="row">${number > 1 ? html`<a class="button" href="/dashboard?page=${number - 1}">Newer payments</a>` : ''}${
      hasOlder ? html`<a class="button" href="/dashboard?page=${number + 1}">Older payments</a>` : ''
    }</div>
</main>`,
    dashboardStyle,
  );
}

function table(payments: readonly Payment[]): Html {
  const row = (payment: Payment) => {
    const { intent, refunded } = payment;
    return html`<tr><th scope="row"><a href="/dashboard/${intent.id}">${paymentName(payment)}</a></th>
<td>${intent.receipt_email ?? ''}</td>
<td class="when">${timeElement(intent.created)}</td>
<td class="money">${amountText(intent.amount, intent.currency)}</td>
<td class="money">${refunded === 0 ? '–' : amountText(refunded, intent.currency)}</td>
<td>${stateBadge(payment.state)}</td></tr>`;
  };
  return html`<div class="scroll" role="region" aria-label="List of payments" tabindex="0"><table>
<thead><tr><th scope="col">Order</th><th scope="col">Customer</th><th scope="col">Time (UTC)</th><th scope="col" class="money">Amount</th><th scope="col" class="money">Refunded</th><th scope="col">State</th></tr></thead>
<tbody>${payments.map(row)}</tbody></table></div>`;
}

/** The order's number that the merchant has stored with the payment, else the payment's id. */
export function paymentName({ intent }: Payment): string {
  return intent.metadata.orderNumber ?? intent.id;
}

/** A Unix time in seconds as `2026-11-20 18:31`, in UTC. */
export function timeElement(seconds: number): Html {
  const iso = new Date(seconds * 1000).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)}</time>`;
}

/** The state of a payment, in colour and words. */
export function stateBadge(state: PaymentState): Html {
  const tones: Partial<Record<PaymentState, string>> = {
    Succeeded: 'good',
    Declined: 'bad',
    'Refund failed': 'bad',
  };
  return html`<span class="state ${tones[state] ?? ''}">${state}</span>`;
}

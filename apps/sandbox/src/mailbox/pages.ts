import { html, raw } from 'hono/html';
import { type Html, page } from '../page.ts';
import type { Message } from './inbox.ts';

const style = `
.desk { max-width: 960px; margin: 0 auto; padding: 32px 20px 56px; display: grid; gap: 24px }
.desk > *, #mails { min-width: 0 }
.top { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between }
.filter { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
.filter .field { flex: 1 1 260px }
select { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--control); border-radius: 10px;
  background: var(--surface); color: inherit; font: inherit }
.scroll { overflow-x: auto }
table { width: 100%; min-width: 520px; border-collapse: collapse; font-size: .9375rem }
th, td { padding: 12px 16px 12px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: baseline; overflow-wrap: anywhere; font-weight: 400 }
thead th { border: 0; font-size: .8125rem; font-weight: 600; color: var(--ink-2) }
td a { font-weight: 600 }
.when { white-space: nowrap; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 24px; margin: 0 }
dt { color: var(--ink-2) }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; background: Canvas; border: 1px solid var(--line); border-radius: 14px; resize: vertical }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface);
  font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
section { display: grid; gap: 12px; min-width: 0 }
summary { cursor: pointer; font-weight: 600 }
details table { margin-top: 12px }
`;

interface ListPage {
  readonly messages: readonly Message[];
  /** Every address that has mail. */
  readonly recipients: readonly string[];
  readonly recipient: string | undefined;
  readonly nonce: string;
}

/** The list of mails, newest first, which a script keeps up to date; without the script a reload does. */
export function listPage({ messages, recipients, recipient, nonce }: ListPage): Html {
  const count = messages.length === 1 ? '1 mail' : `${messages.length} mails`;
  const option = (address: string) =>
    html`<option value="${address}"${raw(address === recipient ? ' selected' : '')}>${address}</option>`;
  return page(
    'Mails',
    nonce,
    html`<main class="desk">
<div class="top"><h1>Mails</h1><span class="badge">Test mode: nothing is delivered</span></div>
<form method="get" class="filter"><div class="field"><label for="to">Sent to</label>
<select id="to" name="to"><option value="">Everyone</option>${recipients.map(option)}</select></div>
<button class="button">Show</button></form>
<p class="muted" id="count" role="status">${count}</p>
<div id="mails">${messages.length === 0 ? html`<p>No mails yet. Each mail that Tiffin sends appears here.</p>` : table(messages)}</div>
</main><script src="/live.js"></script>`,
    style,
  );
}

function table(messages: readonly Message[]): Html {
  const row = (message: Message) => html`<tr>
<td><a id="mail-${message.id}" href="/messages/${message.id}">${message.subject || 'No subject'}</a></td>
<td>${message.recipients.join(', ')}</td><td class="when">${timeElement(message.receivedAt)}</td></tr>`;
  return html`<div class="scroll" role="region" aria-label="List of mails" tabindex="0"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">Sent to</th><th scope="col">Time (UTC)</th></tr></thead>
<tbody>${messages.map(row)}</tbody></table></div>`;
}

/** One mail: its HTML shut in a frame, its text twin, its headers. */
export function messagePage(message: Message, nonce: string): Html {
  const { subject, from, to, recipients, text, attachments } = message;
  const title = subject || 'No subject';
  return page(
    title,
    nonce,
    html`<main class="desk">
<div class="top"><a href="/">All mails</a><span class="badge">Test mode: nothing is delivered</span></div>
<h1>${title}</h1>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd><dt>Sent to</dt><dd>${recipients.join(', ')}</dd>
<dt>Time (UTC)</dt><dd class="when">${timeElement(message.receivedAt)}</dd>
${attachments.length === 0 ? '' : html`<dt>Attachments</dt><dd>${attachments.map(({ name, type, bytes }) => `${name} (${type}, ${bytes} bytes)`).join(', ')}</dd>`}</dl>
<section aria-labelledby="html-title"><h2 id="html-title">HTML</h2>
${message.html === null ? html`<p class="muted">This mail has no HTML part.</p>` : html`<iframe title="The mail as HTML" sandbox="${frameSandbox}" src="/messages/${message.id}/html"></iframe>`}</section>
<section aria-labelledby="text-title"><h2 id="text-title">Text</h2>
${text === null ? html`<p class="muted">This mail has no text part.</p>` : html`<pre tabindex="0">${text}</pre>`}</section>
<details><summary>Headers</summary>${headerTable(message)}</details>
</main>`,
    style,
  );
}

/** What a mail's HTML may do: open its links in new tabs, and nothing else. */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

function headerTable({ headers }: Message): Html {
  return html`<div class="scroll" role="region" aria-label="Headers" tabindex="0"><table><tbody>${headers.map(
    ({ name, value }) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`,
  )}</tbody></table></div>`;
}

function timeElement(date: Date): Html {
  const iso = date.toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time>`;
}

import { html, raw } from 'hono/html';
import { type Html, page } from '../page.ts';
import { type Account, initialsOf } from './accounts.ts';

const style = `
.chooser { width: 100%; max-width: 460px; margin: 0 auto; padding: 24px 20px 32px; display: grid; gap: 16px }
.chooser h1 { font-size: 1.75rem }
.people { gap: 0 }
.person { display: grid; grid-template-columns: 40px 1fr; gap: 0 14px; align-items: center; width: 100%; min-height: 60px; padding: 8px 12px;
  border: 0; border-top: 1px solid var(--line); background: none; color: inherit; font: inherit; text-align: left; cursor: pointer }
.person:last-child { border-bottom: 1px solid var(--line) }
.person:hover { background: var(--sunken) }
.person:focus-visible { outline-offset: -3px }
.initials { grid-row: span 2; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%;
  background: var(--inverse); color: var(--on-inverse); font-size: .9375rem; font-weight: 600 }
.name { font-weight: 600; line-height: 1.3 }
.person .help { overflow-wrap: anywhere; line-height: 1.35 }
.other { gap: 12px }
.other .row { flex-wrap: nowrap }
.other .row .button { flex: none }
.end { display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; align-items: center }
@media (max-width: 380px) { .other .row { flex-wrap: wrap } .other .row > * { width: 100% } }
`;

/** What the account chooser shows. */
export interface Chooser {
  readonly nonce: string;
  readonly clientName: string;
  readonly accounts: readonly Account[];
  /** What was typed as another e-mail address, or the app's hint. */
  readonly email: string;
  readonly problem?: string;
}

/** The page on which a person says who they are, laid out for a 500 × 600 popup. */
export function chooserPage({ nonce, clientName, accounts, email, problem }: Chooser): Html {
  return page(
    `${problem === undefined ? '' : 'Check the e-mail: '}choose an account`,
    nonce,
    html`<main class="chooser">
<div><h1>Choose an account</h1><p class="muted">to continue to ${clientName}</p></div>
<form method="post" class="people" aria-label="Accounts">${accounts.map(
      (account) => html`<button class="person" name="email" value="${account.email}">
<span class="initials" aria-hidden="true">${initialsOf(account.name)}</span><span class="name">${account.name}</span>
<span class="help">${account.email}${account.remark === null ? '' : ` · ${account.remark}`}</span></button>`,
    )}</form>
<form method="post" class="other" novalidate>
<div class="field"><label for="email">Use another e-mail</label>
${problem === undefined ? '' : html`<p class="problem" id="email-problem" role="alert">${problem}</p>`}<div class="row">
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" value="${email}"${raw(problem === undefined ? '' : ' aria-invalid="true" aria-describedby="email-problem" autofocus')}>
<button class="button primary">Continue</button></div></div>
</form>
<form method="post" class="end"><button class="button" name="cancel" value="1">Cancel</button>
<span class="badge">Stand-in for Google: no password</span></form>
</main>`,
    style,
  );
}

/** A page with the result of an action. */
export function messagePage(nonce: string, title: string, text: string): Html {
  return page(title, nonce, html`<main class="alone"><h1>${title}</h1><p class="muted">${text}</p></main>`);
}

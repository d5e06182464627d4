/** What the card page adds to the style shared by the sandbox's pages. */
export const cardPageStyle = `
.frame { display: grid; min-height: 100vh }
.summary { background: var(--sunken); padding: 20px }
.pay { padding: 24px 20px 40px }
.column { width: 100%; max-width: 460px; margin: 0 auto; display: grid; gap: 24px }
.top { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; font-size: .9375rem }
.back { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 600; text-decoration: none }
.back:hover { text-decoration: underline }
.total { font-size: 2.5rem; font-weight: 640; letter-spacing: -.02em; line-height: 1.1 }
.number, .total, td:last-child { font-variant-numeric: tabular-nums }
table { width: 100%; border-collapse: collapse; font-size: .9375rem }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
th, td { padding: 10px 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: top; overflow-wrap: anywhere }
td:last-child { text-align: right; padding-left: 16px; font-weight: 600; white-space: nowrap; overflow-wrap: normal }
tfoot tr:last-child > * { font-weight: 700; font-size: 1.0625rem; border-top: 2px solid var(--ink) }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start }
.tests { display: grid; gap: 12px; padding: 16px; border-radius: 14px; background: var(--note) }
.tests .row > * { flex: 1 1 180px }
.tests .button { display: grid; gap: 0; padding: 10px 8px; font-size: .9375rem; line-height: 1.3 }
.tests small { font-size: .8125rem; font-weight: 400 }
.tests h2 { font: inherit; font-weight: 600; letter-spacing: 0 }
.safe { display: flex; gap: 8px; align-items: flex-start; font-size: .875rem; color: var(--ink-2) }
@media (min-width: 900px) { .frame { grid-template-columns: 1fr 1fr } .summary, .pay { padding: 56px 48px }
  .summary .column { margin-right: 0 } .pay .column { margin-left: 0 } }
`;

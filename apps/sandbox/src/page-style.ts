/** The style shared by the sandbox's pages: neutral, so that it sits beside any restaurant's colours. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: oklch(.988 .004 80); --surface: #fff; --sunken: oklch(.962 .008 80);
  --line: oklch(.9 .01 80); --control: oklch(.58 .015 80); --ink: oklch(.235 .016 70); --ink-2: oklch(.44 .016 70);
  --inverse: oklch(.235 .016 70); --on-inverse: oklch(.985 .006 80); --hover: oklch(.33 .02 70);
  --bad: oklch(.5 .17 27); --bad-soft: oklch(.965 .02 27); --good: oklch(.46 .105 152); --note: oklch(.955 .03 85) }
@media (prefers-color-scheme: dark) { :root { --paper: oklch(.185 .01 70); --surface: oklch(.222 .011 70);
  --sunken: oklch(.25 .012 70); --line: oklch(.33 .012 70); --control: oklch(.62 .015 70); --ink: oklch(.955 .008 80);
  --ink-2: oklch(.79 .012 80); --inverse: oklch(.945 .01 80); --on-inverse: oklch(.2 .014 70);
  --hover: oklch(1 0 0); --bad: oklch(.78 .12 27); --bad-soft: oklch(.28 .05 27); --good: oklch(.8 .13 152);
  --note: oklch(.29 .03 85) } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Instrument Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
h1, h2 { margin: 0; font-family: Fraunces, Georgia, "Times New Roman", serif; font-weight: 430; letter-spacing: -.02em; line-height: 1.1 }
h1 { font-size: 2rem } h2 { font-size: 1.5rem }
p { margin: 0 }
a { color: inherit; text-underline-offset: 3px }
:focus-visible { outline: 2.5px solid var(--ink); outline-offset: 2px }
.badge { padding: 2px 10px; border: 1px solid var(--control); border-radius: 6px; font-size: .8125rem; font-weight: 600 }
.muted { color: var(--ink-2) }
form { display: grid; gap: 20px }
.field { display: grid; gap: 6px }
label { font-weight: 600; font-size: .9375rem }
.help { font-size: .875rem; color: var(--ink-2) }
input { width: 100%; min-height: 48px; padding: 0 14px; border: 1px solid var(--control); border-radius: 10px;
  background: var(--surface); color: inherit; font: inherit; font-variant-numeric: tabular-nums }
input[aria-invalid] { border: 2px solid var(--bad); padding: 0 13px }
.problem { color: var(--bad); font-size: .875rem; font-weight: 600 }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 16px;
  border: 1px solid var(--control); border-radius: 10px; background: var(--surface); color: var(--ink);
  font: inherit; font-weight: 600; text-decoration: none; text-align: center; cursor: pointer }
.button:hover { background: var(--sunken) }
.primary { border-color: var(--inverse); background: var(--inverse); color: var(--on-inverse) }
.primary:hover { background: var(--hover) }
.wide { width: 100% }
.row { display: flex; flex-wrap: wrap; gap: 12px }
.alert { display: grid; gap: 12px; padding: 16px; border: 2px solid var(--bad); border-radius: 14px; background: var(--bad-soft) }
.alert strong { display: block; color: var(--bad); font-size: 1.0625rem }
.alert ul { margin: 0; padding-left: 20px }
svg { flex: none; width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
.alone { max-width: 520px; margin: 0 auto; padding: 15vh 20px 40px; display: grid; gap: 20px; justify-items: start }
@media (forced-colors: active) { .button, .alert, .tests { border: 2px solid ButtonText } }
`;

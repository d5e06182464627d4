import { type MailColours, printInk } from './mail-colours.ts';

/** What only a style sheet can say: phones, the dark scheme and paper. Clients that drop it show the light scheme. */
export function mailStyleSheet(dark: MailColours): string {
  const important = (selectors: string, rule: string) =>
    `${selectors}{${rule.replaceAll(';', '!important;')}}`;
  const inner = '.m-body>table>tbody>tr>td';
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (max-width:640px){${[
      important(inner, 'padding:0;'),
      important('.m-head,.m-headOff', 'padding:22px 20px 24px;'),
      important('.m-title', 'font-size:32px;line-height:36px;'),
      important('.m-section', 'padding:24px 20px 0;'),
      important('.m-lastSection', 'padding:24px 20px 28px;'),
      important('.m-foot', 'padding:22px 20px 26px;'),
      important('.m-quantity', 'width:36px;'),
      important('.m-price', 'width:76px;'),
    ].join('')}}`,
    `@media (prefers-color-scheme:dark){${[
      important(`.m-body,${inner}`, `background-color:${dark.ground};color:${dark.ink};`),
      important('.m-card,.m-ticketCard', `background-color:${dark.card};color:${dark.ink};`),
      important('.m-head', `background-color:${dark.head};color:${dark.ink};border-color:${dark.accent};`),
      important('.m-headOff', `background-color:${dark.head};color:${dark.ink};border-color:${dark.off};`),
      important('.m-fact,.m-quantity,.m-dish,.m-price,.m-foot,.m-rule', `border-color:${dark.line};`),
      important('.m-detail,.m-under,.m-term,.m-foot', `color:${dark.muted};`),
      important('.m-box', `background-color:${dark.box};`),
      important('.m-link,.m-phone', `color:${dark.link};`),
      important('.m-button,.m-button span', `background-color:${dark.accent};color:${dark.onAccent};`),
      important('.m-ticketNoteHead', `background-color:${dark.inverse};color:${dark.onInverse};`),
      important('.m-ticketFrame,.m-ticketRule,.m-ticketLine', `border-color:${dark.ink};`),
    ].join('')}}`,
    // Paper is white and printers leave grounds out: ink on nothing.
    `@media print{${[
      important(
        `.m-body,${inner},.m-card,.m-ticketCard,.m-head,.m-headOff,.m-box`,
        `background:none;color:${printInk};padding-top:0;`,
      ),
      important(
        '.m-ticketNoteHead',
        `background:none;color:${printInk};border:3px solid ${printInk};border-bottom:0;`,
      ),
      important('.m-buttonSpace', 'display:none;'),
    ].join('')}}`,
  ].join('');
}

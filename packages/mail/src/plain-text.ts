import { toPlainText } from '@react-email/components';

const columnsOf = { mail: 72, ticket: 42 } as const;

/**
 * Writes the plain-text twin from a mail's HTML, so that both say the same. Columns that stand side by side follow each
 * other on one line; the width is that of a text mail or of an 80 mm printer.
 */
export function plainText(html: string, width: keyof typeof columnsOf): string {
  const columns = columnsOf[width];
  const text = toPlainText(html, {
    wordwrap: columns,
    // Without a number a word may be longer than its line, as addresses of pages are.
    longWordSplit: { wrapCharacters: [], forceWrapOnLimit: width === 'ticket' },
    selectors: [
      ...['h1', 'h2'].map((selector) => ({
        selector,
        options: { uppercase: selector === 'h2', leadingLineBreaks: 2, trailingLineBreaks: 1 },
      })),
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      ...['paragraph', 'footText', 'ticketNoteHead'].map((part) => ({
        selector: `p.m-${part}`,
        format: 'paragraph',
        options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
      })),
      ...['dishName', 'ticketDish'].map((part) => ({ selector: `p.m-${part}`, format: 'inline' })),
      {
        selector: 'table.m-pair',
        format: 'table',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: 'hr.m-rule', format: 'skip' },
      { selector: 'hr', options: { length: columns } },
      // The text says the number or the address itself.
      ...['tel:', 'mailto:'].map((scheme) => ({
        selector: `a[href^="${scheme}"]`,
        format: 'anchor',
        options: { ignoreHref: true },
      })),
      ...['quantity', 'ticketQuantity', 'ticketTerm', 'ticketEnd'].map((part) => ({
        selector: `td.m-${part}`,
        format: 'inlineSurround',
        options: { suffix: ' ' },
      })),
      ...['sumLabel', 'totalLabel'].map((part) => ({
        selector: `td.m-${part}`,
        format: 'inlineSurround',
        options: { suffix: ': ' },
      })),
      ...['fact', 'section', 'lastSection', 'head', 'headOff', 'box', 'foot', 'buttonSpace'].map((part) => ({
        selector: `td.m-${part}`,
        format: 'block',
        options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
      })),
      {
        selector: 'td.m-price',
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
    ],
  });
  // What may not break is on one line by now; text mails and their printers know plain spaces.
  return text.replaceAll('\u00a0', ' ');
}

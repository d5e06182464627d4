// What spreadsheets take for a formula at the beginning of a cell, also in the full width of East Asian keyboards.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

const figure = /^\d*(\.\d+)?$/;

/**
 * One cell of a CSV file. Text that a spreadsheet would run as a formula gets an apostrophe before it, and every text is
 * quoted: in much of Europe spreadsheets split rows at semicolons, so that a part of it could begin a cell of its own.
 */
export function csvCell(text: string): string {
  if (figure.test(text)) return text;
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A CSV file (RFC 4180) with a mark by which spreadsheets see that it is UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

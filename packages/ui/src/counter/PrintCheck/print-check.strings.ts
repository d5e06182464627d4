/** What is asked about tickets that may not be printed. */
export const printCheckStrings = {
  list: 'Tickets that may not be printed',
  ask: (number: string) => `${number}: was it printed?`,
  askSlip: (number: string) => `${number}: was “Do not cook” printed?`,
  print: 'Print',
  printOrder: (number: string) => `Print ${number} as a copy`,
  printSlip: (number: string) => `Print the slip of ${number}`,
  yes: 'Yes',
  yesOrder: (number: string) => `Yes, ${number} was printed`,
  more: (count: number) => `and ${count} more`,
} as const;

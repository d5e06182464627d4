/** Customer-facing words of the dish dialog; apart from the menu's, so that they load with the dialog. */
export const dishStrings = {
  allergens: 'Allergens',
  allergensTitle: 'Allergens in your choice',
  changes: 'Changes with your choices.',
  untilChosen: (options: string) => `Not complete until you have chosen: ${options}.`,
  leftOut: 'As chosen it holds, or may hold, what you leave out.',
  notLoaded: 'Not loaded.',
  loadingAllergens: 'Loading allergens',
  loadingDetails: 'Loading allergens and options',
  allergensFailed: 'The allergens of this dish did not load. Check your connection.',
  detailsFailed: 'The allergens and options of this dish did not load. Check your connection.',
  retry: 'Try again',
  waiting: 'Loading allergens…',
  notReady: 'Allergens not loaded',
  required: 'Required',
  optional: 'Optional',
  choose: (count: number) => `Choose ${count}`,
  chooseBetween: (from: number, to: number) => `Choose ${from} to ${to}`,
  upTo: (count: number) => `Up to ${count}`,
  chosen: (count: number, of: number) => `${count} of ${of} chosen`,
  firstIncluded: (count: number) => (count === 1 ? 'First one included' : `First ${count} included`),
  dearestCounts: (pieces: number) =>
    pieces === 2 ? 'The dearer half sets the price' : 'The dearest one sets the price',
  dearestOf: (pieces: number) =>
    pieces === 2 ? '2 halves: the dearer one counts' : `${pieces} chosen: the dearest one counts`,
  /** The sum of an option: "3 chosen: 2 included, 1 extra". */
  includedOf: (count: number, included: number) =>
    count === included
      ? `${count} chosen: included`
      : `${count} chosen: ${included} included, ${count - included} extra`,
  howMany: (choice: string) => `How many ${choice}`,
  oneMore: (choice: string) => `One more ${choice}`,
  oneFewer: (choice: string) => `One fewer ${choice}`,
  included: 'Included',
  extra: (amount: string) => `+${amount}`,
  choiceSoldOut: 'Sold out',
  quantityOf: (dish: string) => `Quantity of ${dish}`,
  addToCart: (total: string) => `Add to cart · ${total}`,
  updateCart: (total: string) => `Update cart · ${total}`,
  from: (total: string) => `from ${total}`,
  soldOut: 'Sold out today',
  mostPerOrder: (count: number) => `At most ${count} in one order`,
  serviceFee: (percent: number) => `plus ${percent}% service fee`,
  kcal: (kcal: number) => `${kcal} kcal`,
  kcalWithoutChoices: (kcal: number) => `${kcal} kcal without your choices`,
  asChosen: (diet: string) => `${diet} as chosen`,
  dietWith: (diet: string, words: string) => `${diet} ${words}.`,
} as const;

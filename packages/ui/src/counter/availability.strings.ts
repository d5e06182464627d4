/** What staff read where they take dishes off the menu. */
export const availabilityStrings = {
  title: 'Menu',
  categories: 'Categories',
  offNow: 'Off now',
  off: (count: number) => (count === 1 ? '1 off' : `${count} off`),
  search: 'Find a dish or a choice',
  found: (count: number) => (count === 1 ? '1 dish found' : `${count} dishes found`),
  nothingFound: (text: string) => `Nothing on the menu is called “${text}”.`,
  nothingOff: 'Nothing is off. Every dish is on the menu.',
  onMenu: 'On the menu',
  choices: (count: number) => (count === 1 ? '1 choice' : `${count} choices`),
  someOff: (count: number) => (count === 1 ? '1 choice off' : `${count} choices off`),
  until: (when: string) => `Sold out until ${when}`,
  back: (time: string) => `Sold out, back at ${time}`,
  untilUndone: 'Sold out until you put it back',
  byFile: 'Off in the restaurant’s menu file',
  /** Where a name stands on the menu: "the dish, and the side of 2 dishes". */
  places: (dishes: number, sides: number) =>
    [
      dishes === 0 ? '' : dishes === 1 ? 'the dish' : `${dishes} dishes`,
      sides === 0 ? '' : `the side of ${sides === 1 ? '1 dish' : `${sides} dishes`}`,
    ]
      .filter((words) => words !== '')
      .join(', and '),
  everywhere: 'Everywhere on the menu',
  takeOffEverywhere: 'Take off everywhere',
  putBackEverywhere: 'Put back everywhere',
  takeOffAll: (name: string) => `Take off everywhere: ${name}`,
  putBackAll: (name: string) => `Put back everywhere: ${name}`,
  takeOff: 'Take off',
  putBack: 'Put back',
  close: 'Close',
  wholeDish: 'Take the whole dish off',
  orChoice: 'Or only a choice',
  lengths: {
    opening: 'Until opening',
    openingUnknown: 'when you open next',
    hours: 'For 2 hours',
    hoursBack: (time: string) => `back at ${time}`,
    undone: 'Until I put it back',
    undoneDetail: 'stays off',
  },
} as const;

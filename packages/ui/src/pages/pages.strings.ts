/** Customer-facing words of whole pages. */
export const pageStrings = {
  homeError: {
    title: 'The menu did not load',
    text: 'Something went wrong on our side. Please try again in a moment.',
    retry: 'Try again',
  },
  backToMenu: 'Menu',
  dishes: 'Dishes',
  offers: {
    title: 'Offers',
    note: 'One code per order. Apply it here or type it in your cart.',
    noteVisitor: 'One code per order. Log in to use a code in your cart.',
    emptyTitle: 'No offers at the moment',
    emptyText: 'New codes appear here as soon as there are any.',
    failed: 'Failed to fetch promos',
  },
  search: {
    title: 'Search',
    label: 'Search the menu',
    submit: 'Search',
    clear: 'Clear search',
    filters: 'Filter',
    count: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    matching: (query: string) => `matching ‘${query}’`,
    nothing: (query: string) => `Nothing matches ‘${query}’`,
    nothingFiltered: 'Nothing matches these filters',
    nothingHint: 'Check the spelling, or try one of these.',
    nothingHintPlain: 'Check the spelling, or take a filter off.',
    idle: 'Type a dish, an ingredient or a diet.',
  },
  notFound: {
    title: 'We cannot find that page',
    text: 'The address may be mistyped, or the page may have moved.',
    home: 'Back to the menu',
  },
  notFoundRestaurant: {
    title: 'No restaurant at this address',
    text: 'Check the address for a typing mistake.',
  },
  footer: {
    reading: 'Reading the menu',
    allergies: 'Allergies',
    allergiesText: 'Every dish lists its allergens. If yours is severe, ring us before you order on',
    visit: 'Visit',
    privacy: 'Privacy policy',
    terms: 'Terms',
  },
} as const;

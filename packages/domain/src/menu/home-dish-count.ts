// A page of a long menu that showed four of each would be too long to send and to scroll.
const shortMenu = 10;

/** How many dishes of each category the home page shows, of the first one more; a long menu shows fewer of each. */
export const homeDishCount = (categories: number): number => (categories > shortMenu ? 2 : 4);

import { scale } from './scale.ts';

/** What the counter's type, spaces and sizes are: the same in every scheme and for every restaurant. */
export const counterScale = {
  /** Type, named for what it sets; nothing on the counter is smaller than `caption`. */
  text: {
    caption: '1.0625rem',
    body: '1.125rem',
    control: '1.25rem',
    name: '1.375rem',
    subtitle: '1.5rem',
    lane: '1.75rem',
    number: '2.125rem',
    title: '2.25rem',
    promise: '2.625rem',
    clock: '3rem',
    quantity: '3.75rem',
    answer: '4.875rem',
    /** A choice below its dish. */
    choice: '1.1875rem',
    /** What the customer reads, as a dialog quotes it. */
    quote: '1.3125rem',
    /** Titles of blocks, alarms, and the words of large buttons. */
    heading: '1.625rem',
    /** The ring on a card, the sign on the rail. */
    ring: '1.875rem',
    /** Keys of a keypad; titles of pages on phones. */
    key: '2rem',
    /** Titles of pages. */
    page: '2.5rem',
    /** A pairing code, figures of the day. */
    code: '2.75rem',
    /** The sum that leaves. */
    sum: '4.25rem',
    /** The hour on a quiet board. */
    quiet: '6rem',
    /** The restaurant's name before a shift. */
    cover: '6.25rem',
  },
  /** Spaces: the theme's, with halves of its 4 px between them. */
  space: {
    ...scale.space,
    0.5: '0.125rem',
    1.5: '0.375rem',
    2.5: '0.625rem',
    3.5: '0.875rem',
    4.5: '1.125rem',
    5.5: '1.375rem',
    6.5: '1.625rem',
    7: '1.75rem',
    12: '3rem',
  },
  weight: { title: '430', lane: '480', name: '540', body: '560', control: '650', figure: '680' },
  tracking: { figure: '-0.02em', title: '-0.02em' },
  size: {
    /** Smallest target. */
    tap: '56px',
    /** Buttons and chips. */
    button: '64px',
    /** A key of a keypad. */
    key: '72px',
    /** The one button that answers: Accept, Start shift. */
    answer: '84px',
    rail: '92px',
    topBar: '80px',
    alarmBar: '88px',
    newLane: '18.625rem',
    /** The sums of what is still to cook. */
    allDay: '10.75rem',
    answerPanel: '420px',
  },
} as const;

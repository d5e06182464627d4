/**
 * The steps that no scheme, restaurant or width changes. The style sheet has them as plain values: custom properties
 * would send some sixty definitions and a thousand `var()`s more.
 */
export const scale = {
  text: {
    mark: '0.75rem',
    caption: '0.8125rem',
    small: '0.875rem',
    control: '0.9375rem',
    body: '1rem',
    name: '1.125rem',
    subtitle: '1.25rem',
    panel: '1.5rem',
    lead: '1.75rem',
    cover: '8.25rem',
  },
  /** Weights. Serif titles use `title` to `name`; the sans uses the rest. */
  weight: {
    title: '400',
    section: '430',
    panel: '480',
    name: '550',
    regular: '400',
    control: '550',
    strong: '640',
  },
  leading: { flat: '1', title: '1.12', name: '1.18', snug: '1.4', text: '1.5' },
  tracking: {
    masthead: '-0.035em',
    section: '-0.025em',
    page: '-0.022em',
    name: '-0.015em',
    code: '0.04em',
  },
  /** Spaces on a 4 px base; the key is the number of quarters. */
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    14: '3.5rem',
    18: '4.5rem',
  },
  /** Corners: marks, controls, tiles, dialogs, circles. */
  radius: { mark: '6px', control: '10px', tile: '14px', dialog: '20px', round: '50%' },
  motion: { press: '120ms', move: '220ms', enter: '340ms', easeIn: 'cubic-bezier(0.5, 0, 0.9, 0.4)' },
  size: {
    /** Smallest target. */
    touch: '44px',
    /** Height of fields and buttons. */
    control: '48px',
    sideCollapsed: '80px',
    bottomBar: 'max(64px, 2.75rem)',
  },
  /** One warm grade for every dish picture. */
  grade: 'sepia(0.18) saturate(1.22)',
} as const;

import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';

// Stronger than what the hidden thing is otherwise, in whatever order the files load.
const hidden = { display: 'none !important' } as const;

/** Shows on phones and tablets only. */
export const belowDesktop = style({ '@media': { [media.desktop]: hidden } });

/** Shows on desktops only. */
export const onDesktop = style({ '@media': { [media.belowDesktop]: hidden } });

/** Shows on phones only. */
export const belowTablet = style({ '@media': { [media.fromTablet]: hidden } });

/** Shows from tablets up. */
export const fromTablet = style({ '@media': { [media.mobile]: hidden } });

/** Shows on screens only: what paper cannot press, or what is there for its looks. */
export const onScreen = style({ '@media': { [media.print]: hidden } });

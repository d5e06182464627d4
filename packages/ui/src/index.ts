import './theme/global.css.ts';
import './theme/tokens.css.ts';
import './theme/fonts.css.ts';

// Primitives
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { Field, type FieldControlProps, FieldError, type FieldProps } from './primitives/Field/Field.tsx';
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx';
export type { IconName } from './primitives/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export {
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from './primitives/Link/LinkProvider.tsx';
export { Price, type PriceProps } from './primitives/Price/Price.tsx';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner.tsx';
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
// Theme
export { brandStyle } from './theme/brand-style.ts';
export { breakpoints, media } from './theme/breakpoints.ts';
export { vars } from './theme/contract.css.ts';
export { contrastRatio, controlPairs, hexColour, textPairs } from './theme/contrast.ts';
export { preloadedFonts } from './theme/font-files.ts';
export type { ColourRole, Scheme } from './theme/palette.ts';
export { screenReaderOnly } from './theme/screen-reader-only.css.ts';
export { ampersand, opticalSize, tabular, title } from './theme/typography.css.ts';

import { create, type ThemeVars } from 'storybook/theming';
import { type ColourRole, hexColour, type Scheme } from '../../packages/ui/src/theme/contrast.ts';
import { brandNamed } from '../brands.ts';

/** Storybook's own interface in the colours and type of a restaurant, for its frame and its docs pages. */
export function storybookTheme(brand: unknown, wantedScheme: unknown): ThemeVars {
  const scheme: Scheme = wantedScheme === 'dark' ? 'dark' : 'light';
  const { hue } = brandNamed(brand);
  const colour = (role: ColourRole) => hexColour(role, hue, scheme);
  return create({
    base: scheme,
    brandTitle: 'Tiffin',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    colorPrimary: colour('accentText'),
    colorSecondary: colour('accentText'),
    appBg: colour('sunken'),
    appContentBg: colour('paper'),
    appHoverBg: colour('accentSoft'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    textColor: colour('ink'),
    textInverseColor: colour('onInverse'),
    textMutedColor: colour('ink2'),
    barBg: colour('paper'),
    barTextColor: colour('ink2'),
    barHoverColor: colour('accentText'),
    barSelectedColor: colour('accentText'),
    buttonBg: colour('surface'),
    buttonBorder: colour('lineStrong'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('lineStrong'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 10,
  });
}

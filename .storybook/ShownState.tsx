import { type ReactNode, useLayoutEffect } from 'react';

/** Places where an element counts as pointed at, focused by the keyboard, or pressed: a picture of it needs no mouse. */
const pseudoClasses: Readonly<Record<string, string>> = {
  ':hover': ':is(:hover, [data-shows="hover"] *)',
  // What can have the focus or be pressed; with the specificity of the pseudo-class itself.
  ':focus-visible': ':is(:focus-visible, [data-shows="focus"] :where(a, button, input, select, textarea))',
  ':active': ':is(:active, [data-shows="pressed"] :where(a, button, input, select, textarea, label))',
};

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-shows'))
      rule.selectorText = Object.entries(pseudoClasses).reduce(
        (selector, [pseudoClass, shown]) => selector.replaceAll(pseudoClass, shown),
        rule.selectorText,
      );
    if (rule instanceof CSSGroupingRule) extend(rule.cssRules);
  }
}

interface ShownStateProps {
  /** `hover`, `focus` or `pressed`. */
  state: string;
  children: ReactNode;
}

/** Shows a story as it looks in a state that only a pointer or the keyboard brings; its rules stay those of the component. */
export const ShownState = ({ state, children }: ShownStateProps) => {
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) extend(sheet.cssRules);
  }, []);
  return <div data-shows={state}>{children}</div>;
};

// Functions that run in the page: each sees nothing but its arguments.

declare global {
  interface Window {
    /** What has gone wrong in this page since it was last looked at. */
    engineFaults?: string[];
    /** What the next press is meant for, and whether it came there. */
    press?: { readonly reaches: readonly EventTarget[]; hasArrived?: boolean };
    isPressGuarded?: true;
  }
}

/** Listens for what goes wrong in the page, and returns what has since the last call. */
export function collectFaults(): string[] {
  const { engineFaults } = window;
  if (engineFaults !== undefined) return engineFaults.splice(0);
  const faults: string[] = [];
  window.engineFaults = faults;
  const note = (kind: string, what: unknown) => faults.push(`${kind}: ${what} (${location.href})`);
  window.addEventListener('error', ({ message, error }) => note('error', message ?? error));
  window.addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('content security policy', `${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note('console', words.join(' '));
    error.apply(console, words);
  };
  return [];
}

/** What is looked for, as it crosses the wire. */
export interface WireTarget {
  readonly role: string;
  /** A regular expression's source and flags. */
  readonly name: readonly [string, string];
  /** Which of several, from 0. */
  readonly nth: number;
  readonly within: WireTarget | null;
  readonly [key: string]: string | number | readonly [string, string] | WireTarget | null;
}

/** What was found: the place of its middle, what covers that place, its text and its value. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly covered: string | null;
  readonly text: string;
  readonly value: string;
  readonly isEnabled: boolean;
  readonly isChosen: boolean;
  /** Whether an animation still moves it, or what it stands in. */
  readonly isAnimated: boolean;
}

/** Finds what a person would call by its role and name, brings it into view where it is to be pressed, and reads it. */
export function locate(target: WireTarget, isToPress: boolean): Found | null {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button,[role=button],input[type=submit]',
    link: 'a[href]',
    textbox: 'input:not([type=radio],[type=checkbox],[type=submit],[type=hidden]),textarea',
    radio: 'input[type=radio],[role=radio]',
    checkbox: 'input[type=checkbox],[role=checkbox],[role=switch]',
    heading: 'h1,h2,h3,h4,h5,h6',
    dialog: 'dialog[open],[role=dialog],[role=alertdialog]',
    region: 'section,[role=region],aside,form',
    group: 'fieldset,[role=group],[role=radiogroup]',
    list: 'ul,ol,[role=list]',
    status: '[role=status],output',
    alert: '[role=alert]',
    text: '*',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  // The label is what is seen, and pressed, of a choice.
  const shownAs = (element: Element): Element => {
    const label = element.matches('input[type=radio],input[type=checkbox]')
      ? (element as HTMLInputElement).labels?.[0]
      : undefined;
    return label ?? element;
  };
  const isShown = (element: Element) => {
    const { width, height } = shownAs(element).getBoundingClientRect();
    const isVisible = shownAs(element).checkVisibility({ visibilityProperty: true });
    return isVisible && width > 0 && height > 0 && element.closest('[inert],[aria-hidden=true]') === null;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const referred = plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    if (referred !== '') return referred;
    const label = plain(element.getAttribute('aria-label'));
    if (label !== '') return label;
    const { labels, value, type } = element as HTMLInputElement;
    if (labels && labels.length > 0) return plain([...labels].map((each) => each.textContent).join(' '));
    return type === 'submit' && element.tagName === 'INPUT' ? value : plain(element.textContent);
  };
  const search = ({ role, name: [source, flags], nth, within }: WireTarget): Element | undefined => {
    const place = within === null ? document : search(within);
    if (place === undefined) return undefined;
    const pattern = new RegExp(source, flags);
    const matches = (element: Element) =>
      role === 'text'
        ? pattern.test(plain(element.textContent)) &&
          // The innermost: what surrounds it has its text too.
          ![...element.children].some((child) => pattern.test(plain(child.textContent)))
        : pattern.test(nameOf(element));
    return [...place.querySelectorAll(selectors[role] ?? role)].filter(
      (element) => matches(element) && isShown(element),
    )[nth];
  };
  const element = search(target);
  if (element === undefined) return null;
  const shown = shownAs(element);
  if (isToPress) shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isFree = top !== null && (shown.contains(top) || top.contains(shown) || element.contains(top));
  if (isToPress) window.press = { reaches: isFree ? [shown, element, top] : [shown, element] };
  const { value, checked } = element as HTMLInputElement;
  return {
    ...middle,
    covered: isFree ? null : (top?.outerHTML.slice(0, 120) ?? 'the edge of the window'),
    text: plain(element.textContent),
    value: String(value ?? ''),
    isEnabled: !element.matches(':disabled,[aria-disabled=true]'),
    isChosen: checked === true || element.getAttribute('aria-checked') === 'true',
    // Two looks at an engine that is slow to draw may fall between the same two frames.
    isAnimated: document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          effect instanceof KeyframeEffect &&
          playState === 'running' &&
          effect.getTiming().iterations !== Number.POSITIVE_INFINITY &&
          effect.target?.contains(shown),
      ),
  };
}

/** Lets the next press reach nothing but what was located for it: a page may move after it was looked at. */
export function guardPress(): void {
  if (window.isPressGuarded) return;
  window.isPressGuarded = true;
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const) {
    window.addEventListener(
      kind,
      (event) => {
        const { press } = window;
        if (press === undefined) return;
        // The first touch decides: what has answered it may move or go before the finger is up.
        press.hasArrived ??=
          event.target === press.reaches[2] ||
          event.composedPath().some((each) => press.reaches.slice(0, 2).includes(each));
        if (press.hasArrived) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

/** Whether the last press came to what it was meant for; null while it is under way. A page that was left says yes. */
export function hasPressArrived(): boolean | null {
  const { press } = window;
  if (press === undefined) return true;
  if (press.hasArrived !== undefined) delete window.press;
  return press.hasArrived ?? null;
}

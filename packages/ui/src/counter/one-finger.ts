import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Within this time, in ms, a place has one action: nobody sees a change and takes the finger back sooner. */
const oneActionMs = 1_000;

interface Press {
  readonly control: Element;
  readonly action: string;
  readonly place: DOMRect;
  readonly at: number;
}

// There is one screen, and a press on one page may show another page under the same finger.
let last: Press | null = null;
let isBlocked = false;
let users = 0;
let lastKeyAt = Number.NEGATIVE_INFINITY;
const settledAt = new WeakMap<Element, number>();

const controls = 'label, button, a, summary, select, input, [role="button"], [role="switch"], [role="radio"]';

/** What a control does, so that two presses are the same one: by its name, or by `data-press` where that changes. */
function actionOf(control: HTMLElement | SVGElement): string {
  return control.dataset.press ?? control.ariaLabel ?? control.textContent ?? '';
}

function onPointerDown(event: PointerEvent): void {
  isBlocked = false;
  const { target, timeStamp: at, clientX, clientY } = event;
  if (!(target instanceof Element)) return;
  const found = target.closest(controls);
  const control = found instanceof HTMLElement ? found : null;
  const action = control === null ? null : actionOf(control);
  const isSame = last !== null && last.control === control && last.action === action;
  const isUnderLast = last !== null && at - last.at < oneActionMs && contains(last.place, clientX, clientY);
  isBlocked = (isUnderLast && !isSame) || (control?.dataset.press === undefined && hasJustMoved(target, at));
  if (!isBlocked && control !== null && action !== null) {
    last = { control, action, place: control.getBoundingClientRect(), at };
  }
}

// Each press decides for every click that follows from it: a label's is followed by one on its input.
function onClick(event: MouseEvent): void {
  if (!isBlocked || event.detail === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// A press by keyboard follows the focus, not a place.
function onKeyDown({ timeStamp }: KeyboardEvent): void {
  isBlocked = false;
  lastKeyAt = timeStamp;
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

function hasJustMoved(target: Element, at: number): boolean {
  for (let each: Element | null = target; each !== null; each = each.parentElement) {
    if (at - (settledAt.get(each) ?? Number.NEGATIVE_INFINITY) < oneActionMs) return true;
  }
  return false;
}

const listeners = [
  ['pointerdown', onPointerDown],
  ['click', onClick],
  ['keydown', onKeyDown],
] as const;

/**
 * One finger does one thing: a second press on the place of the first is lost when something else is there by then, and
 * so is one on what has just moved.
 */
export function useOneFinger(): void {
  useEffect(() => {
    users += 1;
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, true);
    return () => {
      users -= 1;
      if (users > 0) return;
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
}

/** Whether the last press was one by keyboard, a moment ago: then what takes the place of its button takes the focus. */
export function wasPressedByKey(): boolean {
  return performance.now() - lastKeyAt < oneActionMs;
}

/** Lets nothing be pressed in an area for a second after what is in it has moved by itself. */
export function useSettling<Area extends HTMLElement, Places>(
  places: Places,
  hasMoved: (before: Places, after: Places) => boolean,
): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const before = useRef(places);
  useLayoutEffect(() => {
    if (area.current !== null && hasMoved(before.current, places)) {
      settledAt.set(area.current, performance.now());
    }
    before.current = places;
  });
  return area;
}

import type { DayHours, OpeningHours } from '../opening-hours/opening-hours.ts';

// One minute of real time, read off the clock on the wall.
interface WalkedMinute {
  readonly instant: number;
  /** Counts the calendar days of the walk. */
  readonly dayIndex: number;
  /** The weekday's name as customers read it. */
  readonly dayName: string;
  /** The latest HH:MM that the clock has shown on this calendar day so far. */
  readonly reached: string;
}

/** Walks real time minute by minute, reading the clock at each step and remembering how far it has got. */
export function walkClock(timeZone: string, from: string, days: number): readonly WalkedMinute[] {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const minutes: WalkedMinute[] = [];
  let [dayIndex, dayName, reached] = [-1, '', ''];
  for (let instant = Date.parse(from); minutes.length < days * 1440; instant += 60_000) {
    const text = clock.format(instant);
    const time = /\d\d:\d\d/.exec(text)?.[0] ?? '';
    const shownDay = /[A-Z][a-z]+day/.exec(text)?.[0] ?? '';
    if (shownDay !== dayName) [dayIndex, dayName, reached] = [dayIndex + 1, shownDay, time];
    else if (time > reached) reached = time;
    minutes.push({ instant, dayIndex, dayName, reached });
  }
  return minutes;
}

interface WalkedDay {
  readonly dayIndex: number;
  readonly dayName: string;
  readonly opening: string;
  readonly closing: string;
}

interface WalkedRange extends WalkedDay {
  readonly first: number;
  readonly last: number;
}

/** Returns the open status message of spec §4 for any minute of a walk, found only by looking at the clock. */
export function messagesAlong(walk: readonly WalkedMinute[], hours: OpeningHours): (index: number) => string {
  const hoursByName = new Map(
    Object.entries(hours).map(([day, range]) => [`${day.charAt(0).toUpperCase()}${day.slice(1)}`, range]),
  );
  const ranges = walkedRanges(walk, hoursByName);
  return (index) => {
    const { dayIndex = Number.NaN, dayName = '' } = walk[index] ?? {};
    const today = hoursByName.get(dayName);
    if (today === undefined) return 'Hours not available';
    if (!today.isActive || today.opening === today.closing) return 'Closed today';

    const next = ranges.find(({ first }) => first > index);
    const running = ranges
      .filter(({ first, last }) => first <= index && index <= last)
      .reduce<WalkedRange | undefined>((a, b) => (a === undefined || b.last >= a.last ? b : a), undefined);
    if (running === undefined) {
      const ahead = next === undefined ? Number.NaN : next.dayIndex - dayIndex;
      return `Closed · Opens ${['today', 'tomorrow'][ahead] ?? next?.dayName} at ${next?.opening}`;
    }
    if (index === running.last) return `Open now · Reopens ${next?.dayName} at ${next?.opening}`;
    const isToday = running.dayIndex < dayIndex || running.opening < running.closing;
    return `Open now · Closes ${isToday ? 'today' : 'tomorrow'} at ${running.closing}`;
  };
}

// For each day of the walk, the first and last minute in which the range that begins on it is running.
function walkedRanges(
  walk: readonly WalkedMinute[],
  hoursByName: ReadonlyMap<string, DayHours | undefined>,
): readonly WalkedRange[] {
  const ranges = new Map<number, WalkedRange>();
  let today: WalkedDay | undefined;
  let yesterday: WalkedDay | undefined;
  walk.forEach((minute, index) => {
    const { dayIndex, dayName, reached } = minute;
    if (dayIndex !== today?.dayIndex) {
      yesterday = today;
      const range = hoursByName.get(dayName);
      const opens = range?.isActive === true && range.opening !== range.closing;
      today = { dayIndex, dayName, opening: opens ? range.opening : '', closing: opens ? range.closing : '' };
    }
    for (const day of [yesterday, today]) {
      if (day === undefined || day.opening === '') continue;
      const isOvernight = day.closing < day.opening;
      const isBeforeClosing = reached <= day.closing;
      const isRunning =
        day === today
          ? reached >= day.opening && (isOvernight || isBeforeClosing)
          : isOvernight && isBeforeClosing;
      if (!isRunning) continue;
      ranges.set(day.dayIndex, { ...day, first: ranges.get(day.dayIndex)?.first ?? index, last: index });
    }
  });
  return [...ranges.values()].sort((a, b) => a.first - b.first);
}

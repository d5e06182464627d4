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

// One service of a calendar day; those after midnight begin, or end, a day later.
interface WalkedService {
  readonly dayIndex: number;
  readonly opening: string;
  readonly closing: string;
  readonly beginsLater: number;
  readonly endsLater: number;
}

interface WalkedRange extends WalkedService {
  readonly first: number;
  readonly last: number;
}

/** Returns the open status message of spec §4 for any minute of a walk, found only by looking at the clock. */
export function messagesAlong(walk: readonly WalkedMinute[], hours: OpeningHours): (index: number) => string {
  const hoursByName = new Map(
    Object.entries(hours).map(([day, range]) => [`${day.charAt(0).toUpperCase()}${day.slice(1)}`, range]),
  );
  const isClosed = (day: DayHours | undefined) => day?.isActive !== true || day.opening === day.closing;
  const ranges = walkedRanges(walk, hoursByName);
  return (index) => {
    const { dayIndex = Number.NaN, dayName = '' } = walk[index] ?? {};
    const today = hoursByName.get(dayName);
    if (today === undefined) return 'Hours not available';
    if (isClosed(today)) return 'Closed today';

    // On a day without hours nothing begins, a night of the day before neither.
    const next = ranges.find(
      ({ first }) => first > index && !isClosed(hoursByName.get(walk[first]?.dayName ?? '')),
    );
    const nextDay = walk[next?.first ?? -1];
    const running = ranges
      .filter(({ first, last }) => first <= index && index <= last)
      .reduce<WalkedRange | undefined>((a, b) => (a === undefined || b.last >= a.last ? b : a), undefined);
    if (running === undefined) {
      const ahead = (nextDay?.dayIndex ?? Number.NaN) - dayIndex;
      return `Closed · Opens ${['today', 'tomorrow'][ahead] ?? nextDay?.dayName} at ${next?.opening}`;
    }
    if (index === running.last) return `Open now · Reopens ${nextDay?.dayName} at ${next?.opening}`;
    const isToday = running.dayIndex + running.endsLater === dayIndex;
    return `Open now · Closes ${isToday ? 'today' : 'tomorrow'} at ${running.closing}`;
  };
}

// For each service of the walk's days, the first and last minute in which it is running.
function walkedRanges(
  walk: readonly WalkedMinute[],
  hoursByName: ReadonlyMap<string, DayHours | undefined>,
): readonly WalkedRange[] {
  const ranges = new Map<string, WalkedRange>();
  let [todayIndex, today, yesterday]: [number, WalkedService[], WalkedService[]] = [-1, [], []];
  walk.forEach(({ dayIndex, dayName, reached }, index) => {
    if (dayIndex !== todayIndex) {
      yesterday = today;
      todayIndex = dayIndex;
      today = walkedServices(dayIndex, hoursByName.get(dayName));
    }
    for (const service of [...yesterday, ...today]) {
      const { opening, closing, beginsLater, endsLater } = service;
      const age = dayIndex - service.dayIndex;
      const hasBegun = age > beginsLater || (age === beginsLater && reached >= opening);
      const hasEnded = age > endsLater || (age === endsLater && reached > closing);
      if (!hasBegun || hasEnded) continue;
      const key = `${service.dayIndex} ${opening}`;
      ranges.set(key, { ...service, first: ranges.get(key)?.first ?? index, last: index });
    }
  });
  return [...ranges.values()].sort((a, b) => a.first - b.first);
}

function walkedServices(dayIndex: number, day: DayHours | undefined): WalkedService[] {
  if (day?.isActive !== true || day.opening === day.closing) return [];
  const { opening, closing, breaks = [] } = day;
  const later = (time: string) => (time < opening ? 1 : 0);
  const openings = [opening, ...breaks.map(({ to }) => to)];
  const closings = [...breaks.map(({ from }) => from), closing];
  return openings.map((begins, at) => {
    const ends = closings[at] ?? '';
    return {
      ...{ dayIndex, opening: begins, closing: ends },
      ...{ beginsLater: later(begins), endsLater: later(ends) },
    };
  });
}

import { useQuery } from '@tanstack/react-query';
import { hasRole, minutesLeft } from '@tiffin/domain';
import { useEffect, useState } from 'react';
import { sessionQueries } from '../session/session.queries.ts';
import { unansweredEnd } from './end-elevation.ts';

// What a PIN opens is open for that long at most: a device whose clock is behind shows no more.
const mostMinutes = 10;

/** For how many minutes a PIN lets this device act as a manager; 0 while it acts as staff. */
export function useElevation(): number {
  const { data: access } = useQuery(sessionQueries.access());
  const now = useDeviceNow();
  const elevation = access?.elevation ?? null;
  if (elevation === null || !hasRole(elevation.role, 'manager') || unansweredEnd.read()) return 0;
  return Math.min(mostMinutes, minutesLeft(elevation.until, now));
}

/** Whether paying back and cancelling ask for a PIN: on a device that several people share, unless one was just typed. */
export function useNeedsPin(): boolean {
  const { data: access } = useQuery(sessionQueries.access());
  const minutes = useElevation();
  return access?.device != null && minutes === 0;
}

// A PIN ends by the real clock.
function useDeviceNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

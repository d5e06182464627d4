import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBoard } from '../board-feed/board-provider.tsx';
import { problemKind } from '../page/problem-kind.ts';
import { endElevation, unansweredEnd } from './end-elevation.ts';

const againEveryMs = 5_000;

/** Ends manager mode on the server once there is a connection, where it was ended here without one. */
export function useUnansweredEnd(): void {
  const { isConnected } = useBoard();
  const client = useQueryClient();
  useEffect(() => {
    if (!isConnected) return;
    const end = async () => {
      if (!unansweredEnd.read()) return;
      try {
        await endElevation();
      } catch (error) {
        // Refused, there is nothing to end: a person's own browser, or a device that was removed.
        if (error instanceof Error && problemKind(error) !== 'no_answer') unansweredEnd.write(false);
      }
      await client.invalidateQueries();
    };
    void end();
    const timer = setInterval(() => void end(), againEveryMs);
    return () => clearInterval(timer);
  }, [isConnected, client]);
}

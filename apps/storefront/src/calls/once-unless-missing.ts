import { isNotFound } from '@tanstack/react-router';

/** One retry (Spec §9), but not for what is known not to be there. */
export function onceUnlessMissing(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && !isNotFound(error);
}

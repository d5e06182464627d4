import { isNotFound } from '@tanstack/react-router';

/** Retries a failed query once (Spec §9), and not at all when it was not found. */
export function retryOnce(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && !isNotFound(error);
}

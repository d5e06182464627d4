import { MutationCache, QueryCache } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';

// A removed device and an ended session are 401; a restaurant where the person no longer works is 404.
const mayHaveLostAccess = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 404 || error.code === 'restaurant_deleted');

/** Caches that call `recheckAccess` when the backend has refused a request that it answered before. */
export function refusalWatchingCaches(recheckAccess: () => void) {
  const onError = (error: unknown) => {
    if (mayHaveLostAccess(error)) recheckAccess();
  };
  return { queryCache: new QueryCache({ onError }), mutationCache: new MutationCache({ onError }) };
}

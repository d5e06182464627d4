import { getRouteApi } from '@tanstack/react-router';

const counter = getRouteApi('/_counter');

/** Whether several people share this device: what needs a manager asks for a PIN on it. */
export function useIsShared(): boolean {
  return counter.useRouteContext().access.device !== null;
}

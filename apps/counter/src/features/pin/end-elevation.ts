import { deviceValue } from '../board-feed/device-storage.ts';

/** Whether manager mode was ended on this device and the server has not answered yet: until then it is staff by itself. */
export const unansweredEnd = deviceValue('tiffin-end-elevation', (stored) => stored === true, false);

/** Lets this device act as staff again: at once here, and on the server as soon as it answers. */
export async function endElevation(): Promise<void> {
  unansweredEnd.write(true);
  await (await import('../board-feed/board.functions.ts')).endElevation();
  unansweredEnd.write(false);
}

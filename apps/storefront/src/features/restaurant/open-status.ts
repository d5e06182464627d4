// What an open page needs a minute after its first one, loaded late: the page has its first open status from the server.
export { openStatus } from '@tiffin/domain';
export { follow } from './follow-restaurant.ts';

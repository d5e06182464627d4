// A module of its own, because the page has its first open status from the server and these rules come late.
export { openStatus } from '@tiffin/domain';

// A module of its own, which pages load late: their first open status comes from the server.
export { openStatus } from '@tiffin/domain';

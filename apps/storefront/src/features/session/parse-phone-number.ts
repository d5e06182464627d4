// A module of its own, because the library that knows the numbers of all countries is large and comes late.
export { parsePhoneNumber } from '@tiffin/domain';

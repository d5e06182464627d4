export { PrintCheck } from '@tiffin/ui';

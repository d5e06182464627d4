export { OrderRefunds as default } from '@tiffin/ui';

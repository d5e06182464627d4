export { aside as refusal } from '../../theme/typography.css.ts';

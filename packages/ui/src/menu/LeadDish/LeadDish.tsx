import { DishCard, type DishInListProps } from '../DishCard/DishCard.tsx';

/** Props of {@link LeadDish}. */
export interface LeadDishProps extends DishInListProps {}

/** The first dish of a section, set larger across the full width, with the one accent Add of the page. */
export const LeadDish = (props: LeadDishProps) => <DishCard {...props} isLead />;

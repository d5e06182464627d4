import { DishCard, type DishCardProps } from '../DishCard/DishCard.tsx';

/** Props of {@link LeadDish}. */
export type LeadDishProps = Omit<DishCardProps, 'isLead' | 'highlight'>;

/** The first dish of a section, set larger across the full width, with the one accent Add of the page. */
export const LeadDish = (props: LeadDishProps) => <DishCard {...props} isLead />;

import {
  ArrowLeft,
  Bike,
  BookOpenText,
  Briefcase,
  Building2,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Clock,
  CookingPot,
  Flame,
  House,
  Info,
  Lock,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  MapPin,
  MapPinHouse,
  Minus,
  NotebookPen,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Phone,
  Plus,
  Repeat,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Tag,
  TicketPercent,
  Trash2,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
  UserRound,
  Utensils,
  X,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '../src/primitives/Icon/icons.ts';

const drawings: Readonly<Record<IconName, LucideIcon>> = {
  account: UserRound,
  add: Plus,
  again: Repeat,
  apartment: Building2,
  back: ArrowLeft,
  cheaper: TrendingDown,
  check: Check,
  clock: Clock,
  close: X,
  collapse: PanelLeftClose,
  collection: ShoppingBag,
  dearer: TrendingUp,
  delete: Trash2,
  delivery: Bike,
  dish: Utensils,
  edit: Pencil,
  email: Mail,
  error: CircleAlert,
  expand: PanelLeftOpen,
  filter: SlidersHorizontal,
  flame: Flame,
  forward: ChevronRight,
  found: CircleCheck,
  home: House,
  house: House,
  info: Info,
  kitchen: CookingPot,
  login: LogIn,
  logout: LogOut,
  menu: BookOpenText,
  note: NotebookPen,
  offers: TicketPercent,
  office: Briefcase,
  open: ChevronDown,
  other: MapPinHouse,
  phone: Phone,
  pin: MapPin,
  private: Lock,
  promo: Tag,
  search: Search,
  'sold-out': CircleSlash,
  subtract: Minus,
  warning: TriangleAlert,
};

/** What a drawing consists of, without the frame that lucide puts round it. */
const shapesOf = (drawing: LucideIcon) =>
  renderToStaticMarkup(createElement(drawing))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>');

/** Drawings in one file, each a symbol of its name, so that no page carries drawings in its code or its HTML. */
export const spriteOf = <Name extends string>(
  names: readonly Name[],
  drawingOf: Readonly<Record<Name, LucideIcon>>,
): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...names.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${shapesOf(drawingOf[name])}</symbol>`),
    '</svg>',
    '',
  ].join('\n');

/** The storefront's icons. */
export const iconSprite = (): string => spriteOf(iconNames, drawings);

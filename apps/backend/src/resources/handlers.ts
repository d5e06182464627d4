import type { Handlers } from '../contract/handler.ts';
import { addressHandlers } from './addresses/addresses.handlers.ts';
import { authHandlers } from './auth/auth.handlers.ts';
import { sessionHandlers } from './auth/session.handlers.ts';
import { availabilityHandlers } from './availability/availability.handlers.ts';
import { boardHandlers } from './board/board.handlers.ts';
import { orderMarkHandlers } from './board/order-marks.handlers.ts';
import { problemAnswerHandlers } from './board/problem-answers.handlers.ts';
import { brandPictureHandlers } from './brand-pictures/brand-pictures.handlers.ts';
import { cartHandlers } from './cart/cart.handlers.ts';
import { checkoutHandlers } from './checkout/checkout.handlers.ts';
import { dataRequestHandlers } from './data-requests/data-requests.handlers.ts';
import { deviceHandlers } from './devices/device.handlers.ts';
import { pairingHandlers } from './devices/pairing.handlers.ts';
import { menuHandlers } from './menu/menu.handlers.ts';
import { menuPartHandlers } from './menu-parts/menu-parts.handlers.ts';
import { orderProblemHandlers } from './orders/order-problems.handlers.ts';
import { orderHandlers } from './orders/orders.handlers.ts';
import { pictureHandlers } from './pictures/pictures.handlers.ts';
import { promoCodeHandlers } from './promo-codes/promo-codes.handlers.ts';
import { failureHandlers } from './reports/failures.handlers.ts';
import { reportHandlers } from './reports/reports.handlers.ts';
import { restaurantAdminHandlers } from './restaurants/restaurant-admin.handlers.ts';
import { restaurantHandlers } from './restaurants/restaurants.handlers.ts';
import { serviceHandlers } from './service/service.handlers.ts';
import { specialHoursHandlers } from './service/special-hours.handlers.ts';
import { staffSessionHandlers } from './team/staff-session.handlers.ts';
import { teamHandlers } from './team/team.handlers.ts';
import { webhookHandlers } from './webhooks/webhooks.handlers.ts';

/** The handler of every operation. */
export const handlers: Handlers = {
  ...addressHandlers,
  ...authHandlers,
  ...sessionHandlers,
  ...brandPictureHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...dataRequestHandlers,
  ...menuHandlers,
  ...menuPartHandlers,
  ...orderHandlers,
  ...orderProblemHandlers,
  ...pictureHandlers,
  ...promoCodeHandlers,
  ...restaurantAdminHandlers,
  ...restaurantHandlers,
  ...availabilityHandlers,
  ...boardHandlers,
  ...orderMarkHandlers,
  ...problemAnswerHandlers,
  ...deviceHandlers,
  ...pairingHandlers,
  ...failureHandlers,
  ...reportHandlers,
  ...serviceHandlers,
  ...specialHoursHandlers,
  ...staffSessionHandlers,
  ...teamHandlers,
  ...webhookHandlers,
};

import { createServerFn } from '@tanstack/react-start';
import { environment } from '../../server/env.ts';

/** Whether the operator lets browsers keep the app and the open orders for a reload without a network. */
export const fetchOfflineSwitch = createServerFn().handler(() => environment().OFFLINE_BOARD === 'on');

/** What the frame of the counter says: navigation and signals. */
export const frameStrings = {
  navigation: 'Counter',
  pages: { orders: 'Orders', menu: 'Menu', service: 'Service', today: 'Today', team: 'Team' },
  lock: 'Lock',
  managerMode: 'Manager mode',
  minutes: (count: number) => `${count} min`,
  endManagerMode: 'End',
  endManagerModeSpoken: 'End manager mode',
  newOrders: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
  taking: 'Taking orders',
  /** What is paused, by how the restaurant calls its modes. */
  paused: { both: 'Orders paused', delivery: 'Delivery paused', collection: 'Collection paused' },
  until: (time: string) => `to ${time}`,
  busy: 'Busy',
  notBusy: 'Not busy',
  more: (minutes: number) => `+${minutes} min`,
  signals: 'This tablet',
  connection: { online: 'Online', offline: 'No connection' },
  sound: { on: 'Sound on', off: 'Sound off' },
  timeNow: 'Time now',
} as const;

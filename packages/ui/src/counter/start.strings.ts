/** What pairing and the start of a shift say. */
export const startStrings = {
  counter: 'The counter',
  pairing: {
    status: 'Not paired yet',
    title: 'Pair this device',
    how: 'On the owner’s page, under Devices, press “Add a device”. Type the ten figures you see there.',
    code: 'Code',
    signIn: 'Owner or manager? Sign in',
    checking: 'Checking the code …',
    lasts: 'The code works once, for ten minutes. This tablet then stays paired until the owner removes it.',
    problems: {
      code_invalid:
        'This code does not work: a figure is wrong, it is older than ten minutes, or it was used.',
      too_many_tries: 'Too many wrong codes. Wait a minute, then type it again.',
      failed: 'The code could not be checked. Look whether this tablet is online, then type it again.',
    },
  },
  signIn: {
    status: 'Not signed in',
    title: 'Sign in',
    how: 'For the people of a restaurant: with the Google account that the owner has invited.',
    google: 'Sign in with Google',
    pair: 'Pair this device instead',
    roles: 'A tablet in the kitchen needs no account: pair it once.',
    notStaffTitle: 'No restaurant yet',
    notStaff:
      'This account does not belong to a restaurant’s team. Ask the owner to invite its e-mail address, then sign in again.',
    another: 'Sign in with another account',
  },
  keys: { digits: 'Figures', clear: 'Clear', delete: 'Delete the last figure' },
  shift: {
    greeting: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
    what: 'Press once. The bell rings so that you hear it, and the screen stays awake until you lock it.',
    whatWithoutWake: 'Press once. The bell rings so that you hear it. Set the tablet itself to stay awake.',
    online: 'Online',
    offline: 'No connection',
    offlineDetail: 'No orders come in',
    soldOut: (count: number) => (count === 1 ? '1 dish sold out' : `${count} dishes sold out`),
    allOn: 'Every dish is on the menu',
    sound: 'Sound not tried yet',
    soundDetail: 'Starts when you press',
    wake: 'Screen may sleep',
    wakeDetail: 'Stays on when you press',
    noWakeDetail: 'This browser can’t hold it',
    start: 'Start shift',
    putBack: 'Put dishes back first',
  },
} as const;

/** The oldest browsers that scripts and styles are built for; every build uses this list (decision record 70). */
export const browserTargets = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];

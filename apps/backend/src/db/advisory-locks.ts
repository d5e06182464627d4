/** The advisory locks of this database. Any numbers will do, as long as no two are the same. */
export const advisoryLocks = {
  migrations: 7_133_442,
  demoData: 7_133_443,
  reconciliation: 7_133_444,
} as const;

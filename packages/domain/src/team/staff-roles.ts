/** What people may do at a restaurant; each role may do what those after it may. */
export const staffRoles = ['owner', 'manager', 'staff'] as const;

/** What a person may do at a restaurant. */
export type StaffRole = (typeof staffRoles)[number];

/** Whether a person with this role may do what another role is needed for. */
export function hasRole(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) <= staffRoles.indexOf(needed);
}

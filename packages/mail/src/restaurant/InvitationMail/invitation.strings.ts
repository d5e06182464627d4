import type { StaffRole } from '@tiffin/domain';

const roles: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
};

const duties: Readonly<Record<StaffRole, string>> = {
  owner: 'You answer orders, pay money back, and decide who works at the counter.',
  manager: 'You answer orders, pay money back, and pair tablets.',
  staff: 'You answer orders and say when they are ready.',
};

/** What a person reads who is invited to a restaurant's team. */
export const invitationStrings = {
  subject: (name: string) => `Join the team of ${name}`,
  title: (name: string) => `Join ${name}`,
  preview: 'Sign in once to accept.',
  lead: (name: string, invitedBy: string | null) =>
    invitedBy === null
      ? `You are invited to work at the counter of ${name}.`
      : `${invitedBy} invites you to work at the counter of ${name}.`,
  role: 'Your role',
  roleName: (role: StaffRole) => roles[role],
  duty: (role: StaffRole) => duties[role],
  until: 'Accept by',
  howTo: 'How to accept',
  step: (email: string) => `Sign in at the counter with ${email}. Nothing else is needed.`,
  notYou:
    'If you do not expect this, do nothing: nobody can use this invitation without your e-mail account.',
  open: 'Open the counter',
} as const;

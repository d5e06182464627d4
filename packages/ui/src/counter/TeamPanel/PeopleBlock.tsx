import { type LocalTimes, type StaffRole, staffRoles } from '@tiffin/domain';
import { type SubmitEvent, useId, useState } from 'react';
import { CounterButton } from '../CounterButton/CounterButton.tsx';
import * as pageStyles from '../counter-page.css.ts';
import { teamStrings } from '../team.strings.ts';
import { FieldError } from './FieldError.tsx';
import { RemovableRow } from './RemovableRow.tsx';
import * as styles from './TeamPanel.css.ts';

/** A person of the team, or an invitation that nobody has used yet; instants are ISO 8601. */
export interface TeamMember {
  readonly id: string;
  readonly email: string;
  /** Null until the person has signed in. */
  readonly name: string | null;
  readonly role: StaffRole;
  readonly state: 'invited' | 'expired' | 'joined';
  /** When the invitation ends; null once it was used. */
  readonly expiresAt: string | null;
}

interface PeopleBlockProps {
  members: readonly TeamMember[];
  ownId: string;
  times: Pick<LocalTimes, 'fullDate'>;
  pendingId: string | null;
  isDisabled: boolean;
  onInvite: (email: string, role: StaffRole) => void;
  onRoleChange: (id: string, role: StaffRole) => void;
  onRemove: (id: string) => void;
}

const strings = teamStrings.people;

/** Who works here and what they may do. */
export const PeopleBlock = (props: PeopleBlockProps) => {
  const { members, ownId, times, pendingId, isDisabled, onInvite, onRoleChange, onRemove } = props;
  const ids = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('staff');
  const [isWrong, setIsWrong] = useState(false);
  const invite = (event: SubmitEvent) => {
    event.preventDefault();
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
    setIsWrong(!isAddress);
    if (isAddress) onInvite(email.trim(), role);
  };
  return (
    <section className={pageStyles.firstBlock} aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`} className={pageStyles.blockTitle}>
        {strings.title}
      </h2>
      <p className={pageStyles.aside}>{strings.text}</p>
      <ul aria-labelledby={`${ids}-title`}>
        {members.map((member) => (
          <RemovableRow
            key={member.id}
            name={member.name ?? member.email}
            question={strings.confirm(member.name ?? member.email)}
            isPending={pendingId === member.id}
            isDisabled={isDisabled}
            isRemovable={member.id !== ownId}
            onRemove={() => onRemove(member.id)}
          >
            <div className={styles.words}>
              <b className={styles.name}>
                <bdi>{member.name ?? member.email}</bdi>
                {member.id === ownId && <span>{` (${strings.you})`}</span>}
              </b>
              <p className={styles.detail}>{detailOf(member, times)}</p>
            </div>
            <RoleSelect
              label={strings.roleOf(member.name ?? member.email)}
              role={member.role}
              isDisabled={isDisabled || pendingId === member.id || member.id === ownId}
              onChange={(next) => onRoleChange(member.id, next)}
            />
          </RemovableRow>
        ))}
      </ul>
      <form className={styles.form} onSubmit={invite} noValidate>
        <label className={styles.field}>
          <span className={pageStyles.label}>{strings.email}</span>
          <input
            type="email"
            className={pageStyles.input}
            value={email}
            maxLength={254}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${ids}-error` : undefined}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </label>
        <div className={pageStyles.field}>
          <span className={pageStyles.label} aria-hidden="true">
            {strings.role}
          </span>
          <RoleSelect label={strings.role} role={role} isDisabled={isDisabled} onChange={setRole} />
        </div>
        <CounterButton type="submit" icon="email" isLoading={pendingId === 'invite'} isDisabled={isDisabled}>
          {strings.invite}
        </CounterButton>
        <FieldError id={`${ids}-error`} message={isWrong ? strings.noEmail : null} />
      </form>
      <p className={styles.detail}>{strings.rights[role]}</p>
    </section>
  );
};

interface RoleSelectProps {
  label: string;
  role: StaffRole;
  isDisabled: boolean;
  onChange: (role: StaffRole) => void;
}

const RoleSelect = ({ label, role, isDisabled, onChange }: RoleSelectProps) => (
  <select
    className={styles.select}
    aria-label={label}
    value={role}
    disabled={isDisabled}
    onChange={({ currentTarget }) => {
      const chosen = staffRoles.find((each) => each === currentTarget.value);
      if (chosen !== undefined) onChange(chosen);
    }}
  >
    {staffRoles.map((each) => (
      <option key={each} value={each}>
        {strings.roles[each]}
      </option>
    ))}
  </select>
);

function detailOf(
  { state, name, email, expiresAt }: TeamMember,
  times: Pick<LocalTimes, 'fullDate'>,
): string {
  if (state === 'expired') return strings.expired;
  if (state === 'invited' && expiresAt !== null) return strings.invited(times.fullDate(expiresAt));
  return name === null ? '' : email;
}

import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../private/class-names.ts';
import * as styles from './Sidebar.css.ts';

interface SidebarEntryProps {
  label: string;
  icon: IconName;
  isCollapsed: boolean;
  isCurrent?: boolean;
  isLogin?: boolean;
  /** Where it leads; without it the entry is a button. */
  href?: string;
  onPress?: (() => void) | undefined;
}

/** @private One line of the sidebar; collapsed, only its icon with a tooltip. */
export const SidebarEntry = ({
  label,
  icon,
  isCollapsed,
  isCurrent = false,
  isLogin = false,
  href,
  onPress,
}: SidebarEntryProps) => {
  const className = classNames(styles.entry, isLogin && styles.login, isCollapsed && styles.collapsed);
  const inside = (
    <>
      <Icon name={icon} />
      {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </>
  );
  return (
    <Tooltip label={label} isDisabled={!isCollapsed}>
      {href === undefined ? (
        <button type="button" className={className} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <Link href={href} className={className} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
          {inside}
        </Link>
      )}
    </Tooltip>
  );
};

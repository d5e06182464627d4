import type { OrderingMode } from '@tiffin/domain';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { keepOrderingMode, keepSidebar } from './preferences.ts';

/** What the visitor has chosen and finds again at the next visit. */
interface Preferences {
  /** The preferred mode; the one in force may differ when only one is offered. */
  readonly orderingMode: OrderingMode;
  readonly setOrderingMode: (mode: OrderingMode) => void;
  readonly isSidebarOpen: boolean;
  readonly setSidebarOpen: (isOpen: boolean) => void;
}

const PreferencesContext = createContext<Preferences | null>(null);

interface PreferencesProviderProps {
  /** As the cookies had it when the server made the page. */
  readonly initial: Pick<Preferences, 'orderingMode' | 'isSidebarOpen'>;
  readonly children: ReactNode;
}

/** Holds the choices of the visit and keeps them in cookies. */
export function PreferencesProvider({ initial, children }: PreferencesProviderProps) {
  const [orderingMode, setMode] = useState(initial.orderingMode);
  const [isSidebarOpen, setOpen] = useState(initial.isSidebarOpen);
  const setOrderingMode = useCallback((mode: OrderingMode) => {
    setMode(mode);
    keepOrderingMode(mode);
  }, []);
  const setSidebarOpen = useCallback((isOpen: boolean) => {
    setOpen(isOpen);
    keepSidebar(isOpen);
  }, []);
  const value = useMemo(
    () => ({ orderingMode, setOrderingMode, isSidebarOpen, setSidebarOpen }),
    [orderingMode, setOrderingMode, isSidebarOpen, setSidebarOpen],
  );
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

/** The visitor's choices. */
export function usePreferences(): Preferences {
  const preferences = use(PreferencesContext);
  if (preferences === null) {
    throw new Error('usePreferences needs a PreferencesProvider above it; the root route has one.');
  }
  return preferences;
}

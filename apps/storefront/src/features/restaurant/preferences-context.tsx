import type { OrderingMode } from '@tiffin/domain';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { type KeptPreferences, preferenceCookies } from '../../site/preference-cookies.ts';

/** What the visitor has chosen and finds again at the next visit. */
interface Preferences extends KeptPreferences {
  readonly setOrderingMode: (mode: OrderingMode) => void;
  readonly setSidebarOpen: (isOpen: boolean) => void;
}

const yearInSeconds = 31_536_000;

function keep(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

const PreferencesContext = createContext<Preferences | null>(null);

interface PreferencesProviderProps {
  /** As the cookies had it when the server made the page. */
  readonly initial: KeptPreferences;
  readonly children: ReactNode;
}

/** Holds the choices of the visit and keeps them in cookies. */
export function PreferencesProvider({ initial, children }: PreferencesProviderProps) {
  const [orderingMode, setMode] = useState(initial.orderingMode);
  const [isSidebarOpen, setOpen] = useState(initial.isSidebarOpen);
  const setOrderingMode = useCallback((mode: OrderingMode) => {
    setMode(mode);
    keep(preferenceCookies.orderingMode, mode);
  }, []);
  const setSidebarOpen = useCallback((isOpen: boolean) => {
    setOpen(isOpen);
    keep(preferenceCookies.sidebar, isOpen ? 'open' : 'closed');
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
    throw new Error("usePreferences needs the root route's PreferencesProvider.");
  }
  return preferences;
}

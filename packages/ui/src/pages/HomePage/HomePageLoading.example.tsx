import type { Menu } from '@tiffin/domain';
import { HomePageLoading } from '@tiffin/ui';
import type { ReactNode } from 'react';

/** Boxes of the front page's size until its menu is there. */
export function HomePlace({ menu, children }: { menu: Menu | undefined; children: ReactNode }) {
  return menu === undefined ? <HomePageLoading /> : children;
}

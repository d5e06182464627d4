import type { MenuItemSummary, MenuOverview, OrderingMode } from '@tiffin/domain';
import { HomePage, type HomePageProps } from '@tiffin/ui';
import { useState } from 'react';

interface HomeProps extends Pick<HomePageProps, 'restaurant' | 'terms' | 'openStatus' | 'offers'> {
  menu: MenuOverview;
  add: (item: MenuItemSummary) => void;
}

/** The front page; what it shows comes from the server. */
export function Home({ add, ...shown }: HomeProps) {
  const [mode, setMode] = useState<OrderingMode>('delivery');
  return (
    <HomePage
      {...shown}
      mode={mode}
      onModeChange={setMode}
      categoryHref={({ id }) => `/category/${id}`}
      dishHref={({ id }) => `?dish=${id}`}
      onAdd={add}
    />
  );
}

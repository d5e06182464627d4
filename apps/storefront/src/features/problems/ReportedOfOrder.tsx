import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tiffin/domain';
import { ReportedProblems, type ReportedProblemsProps } from '@tiffin/ui';
import { useMemo } from 'react';
import { photoLoader } from './load-photo.ts';

interface ReportedOfOrderProps extends Pick<ReportedProblemsProps, 'times'> {
  readonly order: Order;
}

/** What the customer has reported about an order, and what the restaurant has answered. */
export default function ReportedOfOrder({ order, times }: ReportedOfOrderProps) {
  const queryClient = useQueryClient();
  const { id, items, problems = [] } = order;
  const loadPhoto = useMemo(() => photoLoader(queryClient, id), [queryClient, id]);
  return <ReportedProblems problems={problems} items={items} times={times} loadPhoto={loadPhoto} />;
}

import { useEffect, useRef, useState } from 'react';

interface Shown {
  orderNumber: string;
  status: { label: string };
}

/** Announces status changes of the orders on the page to screen readers. */
export function StatusNews({ orders }: { orders: readonly Shown[] }) {
  const told = useRef(labelsOf(orders));
  const [words, setWords] = useState('');
  useEffect(() => {
    const labels = labelsOf(orders);
    const changed = [...labels].filter(([orderNumber, label]) => told.current.get(orderNumber) !== label);
    told.current = labels;
    if (changed.length > 0) setWords(changed.map((each) => `${each.join(' is now: ')}.`).join(' '));
  }, [orders]);
  return <output className="sr-only">{words}</output>;
}

const labelsOf = (orders: readonly Shown[]): Map<string, string> =>
  new Map(orders.map(({ orderNumber, status }) => [orderNumber, status.label]));
